import styles from './weather-icon.module.css';

const SPRITE = '/images/weather.svg';

type WeatherIconProps = {
  /** A sky of lib/weather/weather.ts, or what is measured besides. */
  name: string;
  className?: string;
};

/** A drawing of the weather; it says nothing to a screen reader, so words stand beside it. */
export function WeatherIcon({ name, className = '' }: WeatherIconProps) {
  return (
    <svg className={`${styles.icon} ${className}`} aria-hidden="true" focusable="false">
      <use href={`${SPRITE}#${name}`} />
    </svg>
  );
}
