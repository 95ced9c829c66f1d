import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { celsiusOf } from '#lib/weather/celsius';
import { sampleWeather } from '#lib/weather/sample-weather';
import { parseWeatherResponse } from '#lib/weather/weather-response';

const right = sampleWeather(Date.parse('2026-11-21T18:00:00Z'));
const [day] = right.forecast;

test('the sample is an answer', () => {
  expect(parseWeatherResponse(JSON.parse(JSON.stringify(right)))).toEqual(right);
});

test('an answer without a visibility is one, as the provider may leave it out', () => {
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
  ['a drawing we do not have', { ...right, current: { ...right.current, icon: '01d' } }],
  ['no forecast', { ...right, forecast: undefined }],
  ['six days', { ...right, forecast: Array(6).fill(day) }],
  ['a day without a high', { ...right, forecast: [{ ...day, high: undefined }] }],
  ['a sample of no kind', { ...right, sample: 'no' }],
  ['no time', { ...right, fetchedAt: 'now' }],
])('%s is no weather answer', (_, value) => {
  expect(parseWeatherResponse(value)).toBeUndefined();
});

test('whatever arrives is taken as it is or not at all', () => {
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
