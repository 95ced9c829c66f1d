import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { WeatherIcon } from '#components/weather/weather-icon';
import { WEATHER_ICON_NAMES } from '#lib/weather/weather';

test('the sprite has an icon for each condition and each measurement', () => {
  const drawn = [...readFileSync('public/images/weather.svg', 'utf8').matchAll(/<symbol id="([^"]+)"/g)];
  expect(drawn.map(([, name]) => name)).toEqual([...WEATHER_ICON_NAMES, 'humidity', 'wind', 'visibility']);
});

test('an icon is hidden from screen readers', () => {
  const { container } = render(<WeatherIcon name="sun" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('use')).toHaveAttribute('href', '/images/weather.svg#sun');
});
