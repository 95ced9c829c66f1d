import { Button } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { Tabs } from '#components/ui/tabs';
import { track } from '#lib/analytics/track.browser';
import { celsiusOf } from '#lib/weather/celsius';
import type { TemperatureRange } from '#lib/weather/usual-range';
import { type ForecastDay, WEATHER_UNAVAILABLE, type WeatherResponse } from '#lib/weather/weather';
import { weatherAge } from '#lib/weather/weather-age';
import { CurrentWeather } from './current-weather.tsx';
import forecastStyles from './forecast-list.module.css';
import { WeatherIcon } from './weather-icon.tsx';
import styles from './weather-panel.module.css';

type WeatherPanelProps = {
  response: WeatherResponse;
  place: string;
  /** The usual temperatures of the month in Belize City. */
  usual: TemperatureRange;
  weather: { locating: boolean; tip: string; refreshLocation: () => void };
};

/** The forecast with one day a line, and its temperatures as a bar within the range of all days. */
function ForecastList({ days }: { days: readonly ForecastDay[] }) {
  const lowest = Math.min(...days.map(({ low }) => low));
  const span = Math.max(1, Math.max(...days.map(({ high }) => high)) - lowest);
  const percent = (degrees: number) => `${((degrees - lowest) / span) * 100}%`;
  return (
    <ol className={forecastStyles.days}>
      {days.map(({ date, dayName, high, low, condition, icon }) => (
        <li key={date}>
          <WeatherIcon name={icon} className={forecastStyles.sky} />
          <span className={forecastStyles.day}>
            {dayName}
            <small>{condition}</small>
          </span>
          <span className={forecastStyles.degrees}>
            <span className={forecastStyles.low}>
              <HiddenText>, low </HiddenText>
              {low}°<small>{celsiusOf(low)}°C</small>
            </span>
            <span className={forecastStyles.range} aria-hidden="true">
              <span
                style={{ insetInlineStart: percent(low), insetInlineEnd: `calc(100% - ${percent(high)})` }}
              />
            </span>
            <span className={forecastStyles.high}>
              <HiddenText>, high </HiddenText>
              {high}°F<small>{celsiusOf(high)}°C</small>
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The weather at a place: now and in the next days, with a button to detect the location anew. */
export function WeatherPanel({ response, place, usual, weather }: WeatherPanelProps) {
  const { current, forecast, sample, fetchedAt } = response;
  const { locating, tip, refreshLocation } = weather;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.place}>
          <Icon name="pin" />
          {place}
        </p>
        {!sample && (
          <p className={styles.source}>
            {weatherAge(Date.parse(fetchedAt), Date.now())} by{' '}
            <a href="https://openweathermap.org/" target="_blank" rel="noreferrer">
              OpenWeather
            </a>
          </p>
        )}
      </div>
      {sample && (
        <p className={styles.sample}>
          <Icon name="info" />
          <span>
            {WEATHER_UNAVAILABLE} – typical values shown
            <small>
              Typical this month in Belize City: {usual.low}–{usual.high}°F
            </small>
          </span>
        </p>
      )}
      <Tabs
        label="Weather"
        onChoose={(tab) => track({ name: 'weather_check', tab: tab === 'forecast' ? tab : 'current' })}
        tabs={[
          { id: 'current', label: 'Current', content: <CurrentWeather current={current} /> },
          {
            id: 'forecast',
            label: '5-Day',
            content: (
              <>
                {sample && <p>Typical days, not a forecast:</p>}
                <ForecastList days={forecast} />
              </>
            ),
          },
        ]}
      />
      <div className={styles.foot}>
        <Button className={styles.locate} aria-disabled={locating || undefined} onClick={refreshLocation}>
          <Icon name="near" />
          Refresh location
        </Button>
        <div className={styles.notes}>
          <p data-covered={Boolean(tip) || undefined}>
            {locating ? 'Finding where you are …' : 'Used only for the weather, to about 10 km.'}
          </p>
          <p role="status" className={styles.tip}>
            {tip}
          </p>
        </div>
      </div>
    </>
  );
}
