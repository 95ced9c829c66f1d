import type { WeatherIconName } from './weather.ts';

type DayAndNight = readonly [day: WeatherIconName, night: WeatherIconName];

const both = (icon: WeatherIconName): DayAndNight => [icon, icon];

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

/** Our icon for the provider's icon code: `iconNameFromCode('01n')` is 'moon'; 'cloud' for an unknown code. */
export function iconNameFromCode(code: string): WeatherIconName {
  const [day, night] = BY_CODE[code.slice(0, 2)] ?? both('cloud');
  return code.endsWith('n') ? night : day;
}

/** The daytime icon, for a whole day: `dayIconNameFromCode('01n')` is 'sun'. */
export const dayIconNameFromCode = (code: string) => iconNameFromCode(code.slice(0, 2));
