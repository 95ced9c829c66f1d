import { gzipSync } from 'node:zlib';
import type { Celebration } from '#lib/celebrations/celebration';
import { summaryOf } from '#lib/celebrations/celebration-summary.server';
import { CELEBRATIONS } from '#lib/celebrations/celebrations.server';
import { knownCelebration } from '#lib/celebrations/known-celebrations.server';
import { OPERATOR_FACTS } from '#lib/celebrations/operator-facts.server';
import data from '../../../lib/celebrations/celebrations.json';
import inSpanish from '../../../lib/celebrations/in-spanish.json';

/** Noon in Belize. */
const NOW = Date.parse('2026-11-26T18:00:00Z');
const MOST_BYTES = 12 * 1024;

const known = CELEBRATIONS.map((one) => knownCelebration(one, [], undefined, NOW));
const slugs = CELEBRATIONS.map(({ slug }) => slug);

describe('what search and assistant say of a celebration', () => {
  test.each(slugs)('is the sentence of its page, in English and in Spanish: %s', (slug) => {
    const { summary, explained } = known.find((one) => one.slug === slug) ?? {};
    const page = CELEBRATIONS.find((one) => one.slug === slug);
    expect(summary?.en).toBe(page?.summary.text);
    for (const said of [summary, ...Object.values(explained ?? {})]) {
      expect(said?.es).toEqual(expect.stringMatching(/^\p{Lu}.*\.$/u));
      expect(said?.es).not.toBe(said?.en);
    }
  });

  test('is in Spanish only what a page says: each translation is of a sentence or of a name that is shown', () => {
    const shown = new Set(
      CELEBRATIONS.flatMap(({ summary, names }) => [summary.text, ...names.map(({ use }) => use)]),
    );
    expect(Object.keys(inSpanish).filter((english) => !shown.has(english))).toEqual([]);
  });

  test('is not in Spanish where the sentence has changed since it was translated', () => {
    const [first] = CELEBRATIONS as readonly [Celebration, ...Celebration[]];
    expect(summaryOf({ ...first, summary: { text: 'Another sentence.', sources: [] } }).summary).toEqual({
      en: 'Another sentence.',
    });
  });

  test('is of a name what its page says of it, where that can stand alone', () => {
    const of = (slug: string) => known.find((one) => one.slug === slug)?.explained ?? {};
    expect(of('christmas')['las posadas']?.en).toBe('Las Posadas: the nine evenings before Christmas.');
    expect(Object.values(of('deer-dance-san-antonio')).map(({ en }) => en.split(':')[0])).toEqual([
      'Uh Pax Kah',
    ]);
  });

  test('has nothing of what is withheld, nor what is for operators', () => {
    const text = JSON.stringify(known);
    const waiting = OPERATOR_FACTS.flatMap((facts) => [...facts.waiting, ...facts.askFirst, ...facts.notes]);
    const names = data.celebrations.flatMap((celebration) => {
      const shown = CELEBRATIONS.find(({ slug }) => slug === celebration.slug)?.names.map(
        (name) => name.text,
      );
      return celebration.names.map((name) => name.text).filter((name) => !shown?.includes(name));
    });
    expect([waiting.length > 20, names.length > 3]).toEqual([true, true]);
    expect([...waiting, ...names].filter((one) => text.includes(JSON.stringify(one).slice(1, -1)))).toEqual(
      [],
    );
  });

  test('is a small response, of all celebrations together', () => {
    expect(gzipSync(JSON.stringify(known)).length).toBeLessThanOrEqual(MOST_BYTES);
  });
});
