import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { celsiusOf } from '#lib/weather/celsius';
import { sampleWeather } from '#lib/weather/sample-weather';
import { parseWeatherResponse } from '#lib/weather/weather-response';

const right = sampleWeather(Date.parse('2026-11-21T18:00:00Z'));
const [day] = right.forecast;

test('the sample is a valid response', () => {
  expect(parseWeatherResponse(JSON.parse(JSON.stringify(right)))).toEqual(right);
});

test.each([
  ['2026-11-21T20:00:00-06:00', 'moon'],
  ['2026-11-21T04:30:00-06:00', 'moon'],
  ['2026-11-21T12:00:00-06:00', 'sun'],
])('the clear sky of the sample at %s has the %s', (time, icon) => {
  expect(sampleWeather(Date.parse(time)).current).toMatchObject({ condition: 'Clear', icon });
});

test('a response without a visibility, which the provider may omit, is valid', () => {
  const { visibility: _, ...current } = right.current;
  expect(parseWeatherResponse({ ...right, current })).toEqual({ ...right, current });
});

test.each([
  ['nothing', undefined],
  ['an error', { error: 'Too many requests' }],
  ['a list', [right]],
  ['no weather', { ...right, current: null }],
  ['a temperature as text', { ...right, current: { ...right.current, temperature: '82' } }],
  ['a visibility as text', { ...right, current: { ...right.current, visibility: '4' } }],
  ['an unknown icon', { ...right, current: { ...right.current, icon: '01d' } }],
  ['no forecast', { ...right, forecast: undefined }],
  ['six days', { ...right, forecast: Array(6).fill(day) }],
  ['a day without a high', { ...right, forecast: [{ ...day, high: undefined }] }],
  ['a sample that is no boolean', { ...right, sample: 'no' }],
  ['no time', { ...right, fetchedAt: 'now' }],
])('a weather response is invalid when it is or has %s', (_, value) => {
  expect(parseWeatherResponse(value)).toBeUndefined();
});

test('a response is parsed unchanged or not at all', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect([undefined, value]).toContain(parseWeatherResponse(value));
    }),
  );
});

test.each([
  [82, 28],
  [32, 0],
  [-40, -40],
  [84, 29],
])('a temperature of %d °F is shown as %d °C', (fahrenheit, celsius) => {
  expect(celsiusOf(fahrenheit)).toBe(celsius);
});
