import styles from './weather-icon.module.css';

const SPRITE = '/images/weather.svg';

type WeatherIconProps = {
  /** An icon of lib/weather/weather.ts, or the name of a measurement. */
  name: string;
  className?: string;
};

/** An icon of the weather; hidden from screen readers, so it needs a text beside it. */
export function WeatherIcon({ name, className = '' }: WeatherIconProps) {
  return (
    <svg className={`${styles.icon} ${className}`} aria-hidden="true" focusable="false">
      <use href={`${SPRITE}#${name}`} />
    </svg>
  );
}
