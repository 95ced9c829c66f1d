import { celsiusOf } from '#lib/weather/celsius';
import { MAX_VISIBILITY_MILES } from '#lib/weather/visibility';
import type { WeatherCurrent } from '#lib/weather/weather';
import styles from './current-weather.module.css';
import { WeatherIcon } from './weather-icon.tsx';

/** The weather now: temperature, condition, humidity, wind and visibility. */
export function CurrentWeather({ current }: { current: WeatherCurrent }) {
  const { temperature, condition, icon, humidity, windSpeed, visibility } = current;
  const measures = [
    { name: 'humidity', label: 'Humidity', value: humidity, unit: '%' },
    { name: 'wind', label: 'Wind', value: windSpeed, unit: 'mph' },
    visibility !== undefined && {
      name: 'visibility',
      label: 'Visibility',
      // The provider reports no greater visibility.
      value: visibility < MAX_VISIBILITY_MILES ? visibility : `${Math.floor(visibility)}+`,
      unit: visibility === 1 ? 'mile' : 'miles',
    },
  ].filter((measure) => measure !== false);
  return (
    <>
      <div className={styles.now}>
        <p className={styles.temperature}>
          {temperature}
          <span className={styles.unit}>°F</span>
        </p>
        <p className={styles.words}>
          <strong>{condition}</strong>
          {celsiusOf(temperature)}°C
        </p>
        <WeatherIcon name={icon} className={styles.sky} />
      </div>
      <dl className={styles.measures}>
        {measures.map(({ name, label, value, unit }) => (
          <div key={name}>
            <dt>
              <WeatherIcon name={name} />
              {label}
            </dt>
            <dd>
              {value}
              {unit === '%' ? '' : ' '}
              <span>{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
