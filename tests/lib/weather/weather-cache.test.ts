import { describe, expect, test } from '@jest/globals';
import { currentFromOpenWeather, readingsFromOpenWeather } from '#lib/weather/open-weather';
import { createWeatherCache } from '#lib/weather/weather-cache';
import type { WeatherCell } from '#lib/weather/weather-cell';
import { openWeatherCurrent, openWeatherForecast } from '../../fakes/open-weather-answers.mjs';

const REST_MS = 60_000;

const MOST_CELLS = 500;

const LAST_GOOD_MS = 60 * 60_000;

const FRESH_MS = 10 * 60_000;

const PLACES_PER_MINUTE = { all: 28, abroad: 14 };

const BELIZE_CITY = { lat: 17.5018, lon: -88.1962 };
const DANGRIGA = { lat: 16.97, lon: -88.23 };
const START = Date.parse('2026-11-21T18:00:00Z');

/** A desk with a clock and a provider of its own. */
function open() {
  const asked: string[] = [];
  const clock = { now: START };
  const provider = { fails: false, refuses: false, temp: 84 };
  const desk = createWeatherCache({
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
  return { asked, clock, provider, desk };
}

describe('The provider', () => {
  test('is asked once for 500 visitors of a place who come together', async () => {
    const { asked, desk } = open();
    const answers = await Promise.all(Array.from({ length: 500 }, () => desk(BELIZE_CITY)));
    expect(asked).toEqual(['17.5,-88.2']);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ sample: false, fetchedAt: '2026-11-21T18:00:00.000Z' });
  });

  test('is asked again after ten minutes, not before', async () => {
    const { asked, clock, provider, desk } = open();
    await desk(BELIZE_CITY);
    provider.temp = 70;
    clock.now = START + FRESH_MS - 1;
    expect((await desk(BELIZE_CITY)).current.temperature).toBe(84);
    clock.now = START + FRESH_MS;
    expect((await desk(BELIZE_CITY)).current.temperature).toBe(70);
    expect(asked).toHaveLength(2);
  });

  test('is asked for each place by itself, to a tenth of a degree', async () => {
    const { asked, desk } = open();
    await desk(BELIZE_CITY);
    await desk({ lat: 17.54, lon: -88.24 });
    await desk(DANGRIGA);
    expect(asked).toEqual(['17.5,-88.2', '17,-88.2']);
  });

  test('that failed is left alone for a minute, however many ask', async () => {
    const { asked, clock, provider, desk } = open();
    provider.fails = true;
    const answers = await Promise.all(Array.from({ length: 500 }, () => desk(BELIZE_CITY)));
    expect(answers.every(({ sample }) => sample)).toBe(true);
    clock.now += REST_MS - 1;
    await desk(BELIZE_CITY);
    expect(asked).toHaveLength(1);
    clock.now += 1;
    provider.fails = false;
    expect((await desk(BELIZE_CITY)).sample).toBe(false);
    expect(asked).toHaveLength(2);
  });

  test('that refuses the key or more calls is left alone for all places', async () => {
    const { asked, clock, provider, desk } = open();
    provider.refuses = true;
    await desk(BELIZE_CITY);
    expect((await desk(DANGRIGA)).sample).toBe(true);
    expect(asked).toHaveLength(1);
    clock.now += REST_MS;
    provider.refuses = false;
    expect((await desk(DANGRIGA)).sample).toBe(false);
  });

  test('is never asked beyond its quota, and the whole earth leaves Belize its share', async () => {
    const { asked, clock, desk } = open();
    for (let lat = -60; lat < 10; lat += 1) await desk({ lat, lon: 100 });
    expect(asked).toHaveLength(PLACES_PER_MINUTE.abroad);
    for (let tenth = 0; tenth < 40; tenth += 1) await desk({ lat: 16 + tenth / 20, lon: -88.5 });
    expect(asked).toHaveLength(PLACES_PER_MINUTE.all);
    // Two calls for each place: OpenWeather's free plan allows 60 a minute.
    expect(2 * PLACES_PER_MINUTE.all).toBeLessThanOrEqual(60);
    clock.now += 60_000;
    expect((await desk(DANGRIGA)).sample).toBe(false);
  });
});

test('one network that asks for the whole earth cannot make the weather of Belize be forgotten', async () => {
  const { asked, clock, desk } = open();
  await desk(BELIZE_CITY);
  for (let place = 0; place < MOST_CELLS; place += 1) await desk({ lat: -40 + place / 10, lon: 20 });
  clock.now += FRESH_MS - 1;
  expect((await desk(BELIZE_CITY)).sample).toBe(false);
  expect(asked.filter((place) => place === '17.5,-88.2')).toHaveLength(1);
});

describe('After a failure', () => {
  test('the last good answer of the hour is shown with its own time, then the sample', async () => {
    const { clock, provider, desk } = open();
    await desk(BELIZE_CITY);
    provider.fails = true;
    clock.now = START + LAST_GOOD_MS - 1;
    expect(await desk(BELIZE_CITY)).toMatchObject({
      sample: false,
      fetchedAt: '2026-11-21T18:00:00.000Z',
      current: { temperature: 84 },
    });
    clock.now = START + LAST_GOOD_MS;
    expect(await desk(BELIZE_CITY)).toMatchObject({
      sample: true,
      current: { temperature: 82, condition: 'Clear', humidity: 75, windSpeed: 7, visibility: 4 },
    });
  });

  test('the sample has five days after today in Belize', async () => {
    const { provider, desk, clock } = open();
    provider.fails = true;
    // 11 PM in Belize, tomorrow in London.
    clock.now = Date.parse('2026-11-22T05:00:00Z');
    const { forecast } = await desk(BELIZE_CITY);
    expect(forecast.map(({ dayName, date }) => `${dayName} ${date}`)).toEqual([
      'Sunday 2026-11-22',
      'Monday 2026-11-23',
      'Tuesday 2026-11-24',
      'Wednesday 2026-11-25',
      'Thursday 2026-11-26',
    ]);
  });
});

test('a forecast kept past midnight leaves out the new day', async () => {
  const { clock, desk } = open();
  clock.now = Date.parse('2026-11-22T05:55:00Z');
  expect((await desk(BELIZE_CITY)).forecast[0]?.date).toBe('2026-11-22');
  clock.now = Date.parse('2026-11-22T06:01:00Z');
  expect((await desk(BELIZE_CITY)).forecast[0]?.date).toBe('2026-11-23');
});

test('places are forgotten, the one that was asked for longest ago first', async () => {
  const { asked, clock, provider, desk } = open();
  await desk(BELIZE_CITY);
  await desk(DANGRIGA);
  // As quick as the quota allows.
  for (let place = 1; place < MOST_CELLS; place += 1) {
    clock.now += Math.ceil(60_000 / PLACES_PER_MINUTE.abroad);
    await desk({ lat: -40 + place / 10, lon: 20 });
  }
  expect(asked).toHaveLength(MOST_CELLS + 1);
  expect(clock.now - START).toBeLessThan(LAST_GOOD_MS);
  provider.fails = true;
  expect((await desk(DANGRIGA)).sample).toBe(false);
  expect((await desk(BELIZE_CITY)).sample).toBe(true);
});
