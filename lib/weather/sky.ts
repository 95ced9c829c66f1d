import type { Sky } from './weather.ts';

type DayAndNight = readonly [day: Sky, night: Sky];

const both = (sky: Sky): DayAndNight => [sky, sky];

// The provider's icon codes without their last letter, d or n: https://openweathermap.org/weather-conditions
const BY_CODE: Readonly<Record<string, DayAndNight>> = {
  '01': ['sun', 'moon'],
  '02': ['sun-cloud', 'moon-cloud'],
  '03': both('cloud'),
  '04': both('cloud'),
  '09': both('rain'),
  '10': ['showers', 'rain'],
  '11': both('thunder'),
  '13': both('snow'),
  '50': both('mist'),
};

/** Our drawing for the provider's icon code: `skyOf('01n')` is 'moon'; a cloud for one that it does not have yet. */
export function skyOf(code: string): Sky {
  const [day, night] = BY_CODE[code.slice(0, 2)] ?? both('cloud');
  return code.endsWith('n') ? night : day;
}

/** The same for a whole day, which has no moon: `daySkyOf('01n')` is 'sun'. */
export const daySkyOf = (code: string) => skyOf(code.slice(0, 2));
