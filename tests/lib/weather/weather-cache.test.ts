import { describe, expect, test } from '@jest/globals';
import { currentFromOpenWeather, readingsFromOpenWeather } from '#lib/weather/open-weather';
import { createWeatherCache } from '#lib/weather/weather-cache';
import type { WeatherCell } from '#lib/weather/weather-cell';
import { openWeatherCurrent, openWeatherForecast } from '../../fakes/open-weather-answers.mjs';

const BACKOFF_MS = 60_000;

const MAX_CELLS = 500;

const LAST_GOOD_MS = 60 * 60_000;

const FRESH_MS = 10 * 60_000;

const PLACES_PER_MINUTE = { all: 28, abroad: 14 };

const BELIZE_CITY = { lat: 17.5018, lon: -88.1962 };
const DANGRIGA = { lat: 16.97, lon: -88.23 };
const START = Date.parse('2026-11-21T18:00:00Z');

/** A cache with a clock and a provider of its own. */
function open() {
  const asked: string[] = [];
  const clock = { now: START };
  const provider = { fails: false, refuses: false, temp: 84 };
  const weather = createWeatherCache({
    now: () => clock.now,
    onFailure: () => provider.refuses,
    load: async ({ lat, lon }: WeatherCell) => {
      asked.push(`${lat},${lon}`);
      await Promise.resolve();
      if (provider.fails || provider.refuses) throw new Error('It does not answer');
      const at = Math.floor(clock.now / 1_000);
      return {
        current: currentFromOpenWeather(openWeatherCurrent({ temp: provider.temp })),
        ...readingsFromOpenWeather(openWeatherForecast({ at })),
      };
    },
  });
  return { asked, clock, provider, weather };
}

describe('The provider', () => {
  test('is asked once for 500 simultaneous visitors of a place', async () => {
    const { asked, weather } = open();
    const answers = await Promise.all(Array.from({ length: 500 }, () => weather(BELIZE_CITY)));
    expect(asked).toEqual(['17.5,-88.2']);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ sample: false, fetchedAt: '2026-11-21T18:00:00.000Z' });
  });

  test('is asked again after ten minutes, but not before', async () => {
    const { asked, clock, provider, weather } = open();
    await weather(BELIZE_CITY);
    provider.temp = 70;
    clock.now = START + FRESH_MS - 1;
    expect((await weather(BELIZE_CITY)).current.temperature).toBe(84);
    clock.now = START + FRESH_MS;
    expect((await weather(BELIZE_CITY)).current.temperature).toBe(70);
    expect(asked).toHaveLength(2);
  });

  test('is asked separately for each cell of a tenth of a degree', async () => {
    const { asked, weather } = open();
    await weather(BELIZE_CITY);
    await weather({ lat: 17.54, lon: -88.24 });
    await weather(DANGRIGA);
    expect(asked).toEqual(['17.5,-88.2', '17,-88.2']);
  });

  test('is not asked for a minute after it failed, even for many visitors', async () => {
    const { asked, clock, provider, weather } = open();
    provider.fails = true;
    const answers = await Promise.all(Array.from({ length: 500 }, () => weather(BELIZE_CITY)));
    expect(answers.every(({ sample }) => sample)).toBe(true);
    clock.now += BACKOFF_MS - 1;
    await weather(BELIZE_CITY);
    expect(asked).toHaveLength(1);
    clock.now += 1;
    provider.fails = false;
    expect((await weather(BELIZE_CITY)).sample).toBe(false);
    expect(asked).toHaveLength(2);
  });

  test('is not asked for any place after it refused the key or further calls', async () => {
    const { asked, clock, provider, weather } = open();
    provider.refuses = true;
    await weather(BELIZE_CITY);
    expect((await weather(DANGRIGA)).sample).toBe(true);
    expect(asked).toHaveLength(1);
    clock.now += BACKOFF_MS;
    provider.refuses = false;
    expect((await weather(DANGRIGA)).sample).toBe(false);
  });

  test('is never asked beyond its quota, of which requests from abroad leave Belize its share', async () => {
    const { asked, clock, weather } = open();
    for (let lat = -60; lat < 10; lat += 1) await weather({ lat, lon: 100 });
    expect(asked).toHaveLength(PLACES_PER_MINUTE.abroad);
    for (let tenth = 0; tenth < 40; tenth += 1) await weather({ lat: 16 + tenth / 20, lon: -88.5 });
    expect(asked).toHaveLength(PLACES_PER_MINUTE.all);
    // Two calls for each position; OpenWeather's free plan allows 60 a minute.
    expect(2 * PLACES_PER_MINUTE.all).toBeLessThanOrEqual(60);
    clock.now += 60_000;
    expect((await weather(DANGRIGA)).sample).toBe(false);
  });
});

test('requests for the whole earth do not evict the weather of Belize from the cache', async () => {
  const { asked, clock, weather } = open();
  await weather(BELIZE_CITY);
  for (let place = 0; place < MAX_CELLS; place += 1) await weather({ lat: -40 + place / 10, lon: 20 });
  clock.now += FRESH_MS - 1;
  expect((await weather(BELIZE_CITY)).sample).toBe(false);
  expect(asked.filter((place) => place === '17.5,-88.2')).toHaveLength(1);
});

describe('After a failure', () => {
  test('the last good response of the hour is used with its own time, then the sample', async () => {
    const { clock, provider, weather } = open();
    await weather(BELIZE_CITY);
    provider.fails = true;
    clock.now = START + LAST_GOOD_MS - 1;
    expect(await weather(BELIZE_CITY)).toMatchObject({
      sample: false,
      fetchedAt: '2026-11-21T18:00:00.000Z',
      current: { temperature: 84 },
    });
    clock.now = START + LAST_GOOD_MS;
    expect(await weather(BELIZE_CITY)).toMatchObject({
      sample: true,
      current: { temperature: 82, condition: 'Clear', humidity: 75, windSpeed: 7, visibility: 4 },
    });
  });

  test('the sample has five days after today in Belize', async () => {
    const { provider, weather, clock } = open();
    provider.fails = true;
    // 11 PM in Belize, already tomorrow in London.
    clock.now = Date.parse('2026-11-22T05:00:00Z');
    const { forecast } = await weather(BELIZE_CITY);
    expect(forecast.map(({ dayName, date }) => `${dayName} ${date}`)).toEqual([
      'Sunday 2026-11-22',
      'Monday 2026-11-23',
      'Tuesday 2026-11-24',
      'Wednesday 2026-11-25',
      'Thursday 2026-11-26',
    ]);
  });
});

test('a forecast cached before midnight leaves out the new day', async () => {
  const { clock, weather } = open();
  clock.now = Date.parse('2026-11-22T05:55:00Z');
  expect((await weather(BELIZE_CITY)).forecast[0]?.date).toBe('2026-11-22');
  clock.now = Date.parse('2026-11-22T06:01:00Z');
  expect((await weather(BELIZE_CITY)).forecast[0]?.date).toBe('2026-11-23');
});

test('a full cache evicts the least recently used cell', async () => {
  const { asked, clock, provider, weather } = open();
  await weather(BELIZE_CITY);
  await weather(DANGRIGA);
  // As fast as the quota allows.
  for (let place = 1; place < MAX_CELLS; place += 1) {
    clock.now += Math.ceil(60_000 / PLACES_PER_MINUTE.abroad);
    await weather({ lat: -40 + place / 10, lon: 20 });
  }
  expect(asked).toHaveLength(MAX_CELLS + 1);
  expect(clock.now - START).toBeLessThan(LAST_GOOD_MS);
  provider.fails = true;
  expect((await weather(DANGRIGA)).sample).toBe(false);
  expect((await weather(BELIZE_CITY)).sample).toBe(true);
});
