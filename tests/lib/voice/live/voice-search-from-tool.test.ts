import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { EVENT_CATEGORIES } from '#lib/events/event-category';
import { filtersFromSearch, searchFromFilters, WHEN_LABELS } from '#lib/events/event-filters';
import type { VoiceSearch } from '#lib/questions/voice-search';
import { SEARCH_TOOL } from '#lib/voice/live/search-tool';
import { voiceSearchFromTool } from '#lib/voice/live/voice-search-from-tool';
import { TEXTS } from '../../../support/submissions/mutated-bodies.ts';

describe('The arguments of a tool call', () => {
  test.each<[unknown, VoiceSearch]>([
    [
      { category: 'parade', city: 'Dangriga', when: 'weekend' },
      { category: 'parade', city: 'dangriga', when: 'weekend' },
    ],
    ['{"category":"parade","city":"Griga"}', { category: 'parade', city: 'dangriga' }],
    [
      { category: 'Sports', when: 'TODAY' },
      { category: 'sports', when: 'today' },
    ],
    [
      { from: '2026-11-28', to: '2026-11-28', hours: '17:00-24:00', cost: 'free' },
      { from: '2026-11-28', to: '2026-11-28', hours: { after: 1020, before: 1440 }, cost: 'free' },
    ],
    [{ from: 'tomorrow', to: '2026-13-01', hours: 'late', cost: 'cheap' }, {}],
    [{ city: 'Cayo District' }, { city: 'cayo-district' }],
    [{ city: 'cayo-district' }, { city: 'cayo-district' }],
    [{ city: 'Distrito de Toledo' }, { city: 'toledo-district' }],
    [{ city: 'Stann Creek' }, { city: 'stann-creek-district' }],
    [{ city: 'Cayo' }, { city: 'san-ignacio-santa-elena' }],
    [{ city: 'La Isla Bonita' }, { city: 'san-pedro' }],
    [{ city: 'L.A.' }, { city: 'los-angeles' }],
    // The country is no filter, though the name is also used for the city.
    [{ city: 'Belize' }, {}],
    [{ city: 'everywhere' }, {}],
    [{ city: 'near me' }, { nearMe: true }],
    [{ city: 'Cerca de mí' }, { nearMe: true }],
    [{ nearMe: true }, { nearMe: true }],
    [{ nearMe: 'yes' }, {}],
    [{ nearMe: true, city: 'Hopkins' }, { city: 'hopkins' }],
    [{ words: '  free \n music ' }, { words: 'free music' }],
    [{ words: 'x'.repeat(900) }, { words: 'x'.repeat(100) }],
    [{ words: 'a\u0000b\u202e\ud83c' }, { words: 'a b' }],
    [{ category: 'fiesta', when: 'someday', city: '   ', words: 7 }, {}],
    [{ category: 'constructor', when: '__proto__' }, {}],
    [{ something: 'else' }, {}],
    ['{}', {}],
  ])('%j ask for %j', (args, search) => {
    expect(voiceSearchFromTool(args)).toEqual(search);
  });

  test.each([
    undefined,
    null,
    7,
    true,
    [],
    ['parade'],
    '',
    'parade',
    '{"category":',
    '[]',
    `{"words":"${'x'.repeat(5_000)}"}`,
  ])('are refused when they are %j', (args) => {
    expect(voiceSearchFromTool(args)).toBeUndefined();
  });

  test('always give filters that survive the round trip through an address', () => {
    const text = fc.oneof(
      fc.constantFrom(
        ...TEXTS,
        ...EVENT_CATEGORIES,
        ...Object.keys(WHEN_LABELS),
        'Belize City',
        'Orange Walk',
      ),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
    );
    const value = fc.oneof({ weight: 4, arbitrary: text }, fc.jsonValue(), fc.boolean());
    const args = fc.record(
      { category: value, city: value, nearMe: value, when: value, words: value },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          args,
          args.map((given) => JSON.stringify(given)),
          fc.anything(),
        ),
        (given) => {
          const search = voiceSearchFromTool(given);
          if (!search) return;
          const { category, city, when, words = '', nearMe } = search;
          expect(Object.values(search)).not.toContain(undefined);
          expect(words.isWellFormed()).toBe(true);
          expect(words).toBe(words.trim());
          if (nearMe !== undefined) expect([nearMe, city]).toEqual([true, undefined]);
          const filters = { q: words, category, city, when };
          expect(filtersFromSearch(searchFromFilters(filters))).toEqual({
            q: words,
            ...(category && { category }),
            ...(city && { city }),
            ...(when && { when }),
          });
        },
      ),
      { numRuns: 2_000, seed: 20_261_121 },
    );
  });
});

describe('The search tool', () => {
  test('offers every category and the four time filters', () => {
    expect(SEARCH_TOOL.parameters.properties.category.enum).toEqual(EVENT_CATEGORIES);
    expect(SEARCH_TOOL.parameters.properties.when.enum).toEqual(['today', 'tomorrow', 'weekend', 'month']);
  });
});
