import { HiddenText } from '#components/ui/hidden-text';
import { celsiusOf } from '#lib/weather/celsius';
import type { ForecastDay } from '#lib/weather/weather';
import styles from './forecast-list.module.css';
import { WeatherIcon } from './weather-icon.tsx';

/** The days to come, one line each, with a bar from the lowest to the highest of them all. */
export function ForecastList({ days }: { days: readonly ForecastDay[] }) {
  const lowest = Math.min(...days.map(({ low }) => low));
  const span = Math.max(1, Math.max(...days.map(({ high }) => high)) - lowest);
  const percent = (degrees: number) => `${((degrees - lowest) / span) * 100}%`;
  return (
    <ol className={styles.days}>
      {days.map(({ date, dayName, high, low, condition, icon }) => (
        <li key={date}>
          <WeatherIcon name={icon} className={styles.sky} />
          <span className={styles.day}>
            {dayName}
            <small>{condition}</small>
          </span>
          <span className={styles.degrees}>
            <span className={styles.low}>
              <HiddenText>, low </HiddenText>
              {low}°<small>{celsiusOf(low)} °C</small>
            </span>
            <span className={styles.range} aria-hidden="true">
              <span
                style={{ insetInlineStart: percent(low), insetInlineEnd: `calc(100% - ${percent(high)})` }}
              />
            </span>
            <span className={styles.high}>
              <HiddenText>, high </HiddenText>
              {high}°F<small>{celsiusOf(high)} °C</small>
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
