import { Button } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { Tabs } from '#components/ui/tabs';
import { track } from '#lib/analytics/track.browser';
import { MINUTE_MS } from '#lib/time/durations';
import { WEATHER_UNAVAILABLE, type WeatherResponse } from '#lib/weather/weather';
import { CurrentWeather } from './current-weather.tsx';
import { ForecastList } from './forecast-list.tsx';
import styles from './weather-panel.module.css';

type WeatherPanelProps = {
  answer: WeatherResponse;
  place: string;
  weather: { locating: boolean; tip: string; refreshLocation: () => void };
};

/** 'just now' or '12 min ago': true in every time zone. */
function age(iso: string): string {
  const minutes = Math.round((Date.now() - Date.parse(iso)) / MINUTE_MS);
  return minutes >= 1 ? `${minutes} min ago` : 'just now';
}

/** Everything about the weather at a place: now, the next days, and how to have another place's. */
export function WeatherPanel({ answer, place, weather }: WeatherPanelProps) {
  const { current, forecast, sample, fetchedAt } = answer;
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
            {age(fetchedAt)} by{' '}
            <a href="https://openweathermap.org/" target="_blank" rel="noreferrer">
              OpenWeather
            </a>
          </p>
        )}
      </div>
      {sample && (
        <p className={styles.sample}>
          <Icon name="info" />
          {WEATHER_UNAVAILABLE} – typical values shown
        </p>
      )}
      <Tabs
        label="Weather"
        onChoose={(tab) => track({ name: 'weather_check', tab: tab === 'forecast' ? tab : 'current' })}
        tabs={[
          { id: 'current', label: 'Current', content: <CurrentWeather current={current} /> },
          { id: 'forecast', label: '5-Day', content: <ForecastList days={forecast} /> },
        ]}
      />
      <div className={styles.foot}>
        <Button className={styles.locate} aria-disabled={locating || undefined} onClick={refreshLocation}>
          <Icon name="near" />
          Refresh location
        </Button>
        <div className={styles.notes}>
          <p data-covered={Boolean(tip) || undefined}>
            {locating ? 'Finding where you are …' : 'Only for the weather, to about 10 km.'}
          </p>
          <p role="status" className={styles.tip}>
            {tip}
          </p>
        </div>
      </div>
    </>
  );
}
