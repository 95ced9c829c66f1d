/** Responses as OpenWeather gives them in imperial units, recorded once, for any time. */

const HOUR = 3_600;

/** What each icon code means in the provider's words. */
const SKIES = {
  '01': { id: 800, main: 'Clear', description: 'clear sky' },
  '02': { id: 801, main: 'Clouds', description: 'few clouds' },
  '03': { id: 802, main: 'Clouds', description: 'scattered clouds' },
  '04': { id: 804, main: 'Clouds', description: 'overcast clouds' },
  '09': { id: 521, main: 'Rain', description: 'shower rain' },
  10: { id: 500, main: 'Rain', description: 'light rain' },
  11: { id: 211, main: 'Thunderstorm', description: 'thunderstorm' },
  13: { id: 601, main: 'Snow', description: 'snow' },
  50: { id: 701, main: 'Mist', description: 'mist' },
};

/** @param {string} code like '10d' */
const skyOf = (code) => [{ ...SKIES[/** @type {keyof typeof SKIES} */ (code.slice(0, 2))], icon: code }];

/**
 * The current weather.
 * @param {{ lat?: number, lon?: number, name?: string, at?: number, temp?: number, humidity?: number, code?: string, wind?: number, visibility?: number, timezone?: number }} [options]
 */
export function openWeatherCurrent({
  lat = 17.5,
  lon = -88.2,
  name = 'Belize City',
  at = 1_795_262_400,
  temp = 84.13,
  humidity = 79,
  code = '02d',
  wind = 11.5,
  visibility = 10_000,
  timezone = -21_600,
} = {}) {
  return {
    coord: { lon, lat },
    weather: skyOf(code),
    base: 'stations',
    main: {
      temp,
      feels_like: temp + 9.4,
      temp_min: temp - 1,
      temp_max: temp + 1,
      pressure: 1014,
      humidity,
      sea_level: 1014,
      grnd_level: 1013,
    },
    visibility,
    wind: { speed: wind, deg: 70, gust: 15.99 },
    clouds: { all: 20 },
    dt: at,
    sys: { type: 1, id: 7125, country: 'BZ', sunrise: at - 5 * HOUR, sunset: at + 6 * HOUR },
    timezone,
    id: 3_582_677,
    name,
    cod: 200,
  };
}

/**
 * The forecast: forty readings, three hours apart, from the first full third hour (UTC) after `at`, in seconds.
 * `reading` says what there is at an instant; by default a warm day with a shower in the afternoon.
 * @param {{ lat?: number, lon?: number, name?: string, at?: number, count?: number, timezone?: number, reading?: (at: number, index: number) => { temp: number, code: string } }} [options]
 */
export function openWeatherForecast({
  lat = 17.5,
  lon = -88.2,
  name = 'Belize City',
  at = 1_795_262_400,
  count = 40,
  timezone = -21_600,
  reading = (instant) => {
    const hour = ((instant + timezone) / HOUR) % 24;
    const temp = 80 + 5 * Math.sin(((hour - 9) / 24) * 2 * Math.PI);
    return { temp, code: hour >= 12 && hour < 18 ? '10d' : hour < 6 || hour >= 18 ? '02n' : '02d' };
  },
} = {}) {
  const first = (Math.floor(at / (3 * HOUR)) + 1) * 3 * HOUR;
  const list = Array.from({ length: count }, (_, index) => {
    const dt = first + index * 3 * HOUR;
    const { temp, code } = reading(dt, index);
    return {
      dt,
      main: {
        temp,
        feels_like: temp + 6,
        temp_min: temp,
        temp_max: temp,
        pressure: 1013,
        sea_level: 1013,
        grnd_level: 1012,
        humidity: 78,
        temp_kf: 0,
      },
      weather: skyOf(code),
      clouds: { all: 40 },
      wind: { speed: 10.2, deg: 80, gust: 13.1 },
      visibility: 10_000,
      pop: 0.3,
      sys: { pod: code.slice(-1) },
      dt_txt: new Date(dt * 1_000).toISOString().slice(0, 19).replace('T', ' '),
    };
  });
  return {
    cod: '200',
    message: 0,
    cnt: list.length,
    list,
    city: {
      id: 3_582_677,
      name,
      coord: { lat, lon },
      country: 'BZ',
      population: 61_461,
      timezone,
      sunrise: first,
      sunset: first + 11 * HOUR,
    },
  };
}
