import { describe, expect, test } from '@jest/globals';
import { asksForZone, OFFERED_ZONES, zoneChoices, zoneOfPlace, zoneWords } from '#lib/places/time-zones';
import { COUNTRIES } from '#lib/submissions/fields/event-choices';
import { isTimeZone } from '#lib/time/zoned-time';
import oneZone from '../../../lib/places/one-zone-countries.json' with { type: 'json' };

describe('The time zone of a place', () => {
  test.each([
    ['Dangriga', 'Belize', 'America/Belize'],
    ['Los Angeles', 'United States', 'America/Los_Angeles'],
    ['Los Angeles', '', 'America/Los_Angeles'],
    ['Kingston', 'Jamaica', 'America/Jamaica'],
    ['Antigua', 'Guatemala', 'America/Guatemala'],
    ['Leeds', 'United Kingdom', 'Europe/London'],
    ['Leeds', 'uk', 'Europe/London'],
    ['Port of Spain', 'Trinidad and Tobago', 'America/Port_of_Spain'],
    ['Nassau', 'The Bahamas', 'America/Nassau'],
    ['Castries', 'Saint Lucia', 'America/St_Lucia'],
    ['Miami', 'United States', undefined],
    ['London', 'Canada', undefined],
    ['London', 'United Kingdom', 'Europe/London'],
    ['Hopkins', 'United States', undefined],
    ['Chetumal', 'Mexico', 'America/Cancun'],
    ['Tepic', 'Mexico', undefined],
    ['Miami, FL', 'United States', 'America/New_York'],
    ['Miami, FL', '', 'America/New_York'],
    ['Miami, FL', 'Belize', undefined],
    ['Melinda, SC', '', undefined],
    ['Melinda, SC', 'Belize', undefined],
    ['Melinda, SC', 'USA', 'America/New_York'],
    ['Hopkins, SC', 'USA', 'America/New_York'],
    ['Melinda, SC', 'Canada', undefined],
    ['Manaus', 'Brazil', undefined],
    ['Somewhere', '', undefined],
    ['Somewhere', 'Atlantis', undefined],
  ])('%s in %s is %s', (city, country, zone) => {
    expect(zoneOfPlace(city, country)).toBe(zone);
  });

  test.each([
    ['Anywhere', 'Belize', false],
    ['Anywhere', '', false],
    ['Kingston', 'Jamaica', false],
    ['Houston', 'United States', false],
    ['Miami', 'United States', true],
    ['Manaus', 'Brazil', true],
  ])('is asked for %s in %s: %s', (city, country, isAsked) => {
    expect(asksForZone(city, country)).toBe(isAsked);
  });
});

describe('The zones to choose from', () => {
  test.each([
    ['United States', 'America/New_York', 'Eastern Time (New York)'],
    ['Canada', 'America/Regina', 'Saskatchewan (Regina)'],
    ['Mexico', 'America/Cancun', 'Quintana Roo (Cancún, Chetumal)'],
  ])('in %s have names that people use', (country, value, label) => {
    const choices = zoneChoices(country, []);
    expect(choices).toContainEqual({ value, label });
    expect(zoneWords(value)).toBe(label);
  });

  test('are all that exist for another country, by their cities', () => {
    const choices = zoneChoices('Brazil', [
      'America/Sao_Paulo',
      'America/Argentina/Buenos_Aires',
      'Etc/UTC',
      'UTC',
    ]);
    expect(choices).toEqual([
      { value: 'America/Argentina/Buenos_Aires', label: 'Buenos Aires (America, Argentina)' },
      { value: 'America/Sao_Paulo', label: 'Sao Paulo (America)' },
    ]);
  });

  test('exist, each of them and each of a country with one', () => {
    const zones = [...OFFERED_ZONES.map(({ value }) => value), ...Object.keys(oneZone)];
    expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
    expect(zoneWords('')).toBe('');
  });

  test('are known or offered by name for every country of the form', () => {
    for (const country of COUNTRIES)
      expect(
        country === 'Belize' ||
          zoneOfPlace('Somewhere', country) !== undefined ||
          zoneChoices(country, []).length > 0,
      ).toBe(true);
  });
});
