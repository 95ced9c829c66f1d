import { CATEGORY_TABLE } from '#lib/events/category-table';
import { CATEGORY_LABELS, type EventCategory } from '#lib/events/event-category';
import { fold } from '#lib/text/fold';
import titleKeywordLists from '../../../lib/events/title-keywords.json' with { type: 'json' };
import questionWords from '../../../lib/questions/words/categories.json' with { type: 'json' };

const rows = Object.entries(CATEGORY_TABLE);
const wordsOf = (list: string) => list.split(', ').filter(Boolean);
/** A name asks for a category in a question: three of its labels, and its spoken words. */
const names = rows.flatMap(([category, { label, shortLabel, spokenWords }]) =>
  [...new Set([fold(label.en), fold(shortLabel.en), fold(shortLabel.es), ...wordsOf(spokenWords)])].map(
    (name) => [name, category] as const,
  ),
);

test('no name of a category is also a name of another one', () => {
  const meanings = Map.groupBy(names, ([name]) => name);
  expect([...meanings.values()].filter((each) => each.length > 1)).toEqual([]);
});

test('spoken words are folded, different, and have at most three words each', () => {
  for (const [, { spokenWords }] of rows) {
    const words = wordsOf(spokenWords);
    expect(new Set(words).size).toBe(words.length);
    for (const name of words) {
      expect(name).toBe(fold(name));
      expect(name.split(' ').length).toBeLessThanOrEqual(3);
    }
  }
});

test('no two lists of title keywords have the same priority, and no keyword is in two lists', () => {
  const rules = rows.flatMap(([, { titleKeywords }]) => titleKeywords ?? []);
  expect(new Set(rules.map(({ priority }) => priority)).size).toBe(rules.length);
  const keywords = rules.flatMap(({ words }) => wordsOf(words));
  expect(new Set(keywords).size).toBe(keywords.length);
});

test('a related word suggests only one category', () => {
  const words = rows.flatMap(([, { relatedWords }]) => wordsOf(relatedWords));
  expect(new Set(words).size).toBe(words.length);
});

test('every category has labels and nouns in both languages, hues for both themes and an icon', () => {
  const text = expect.stringMatching(/^\p{Lu}[\p{L}& ]+$/u);
  const noun = expect.stringMatching(/^\p{Ll}[\p{Ll} ]+$/u);
  const hue = expect.stringMatching(/^#[0-9a-f]{6}$/);
  for (const [category, row] of rows)
    expect({ category, ...row }).toMatchObject({
      category,
      label: { en: text, es: text },
      shortLabel: { en: text, es: text },
      noun: { en: { one: noun, many: noun }, es: { one: noun, many: noun } },
      hue: { light: hue, dark: hue },
      icon: expect.stringMatching(/^(<(path|circle|g|\/g)\b[^<>]*>)+$/),
    });
});

test('word lists are folded words, separated by a comma and a space', () => {
  for (const [category, { titleKeywords, spokenWords, searchWords, relatedWords }] of rows)
    for (const list of [titleKeywords?.words ?? '', spokenWords, searchWords, relatedWords])
      expect([category, list]).toEqual([
        category,
        expect.stringMatching(/^([a-z]+( [a-z]+)*(, (?=[a-z])|$))*$/),
      ]);
});

describe('the files derived from the table are up to date:', () => {
  test('a category has its English label', () => {
    expect(CATEGORY_LABELS).toEqual(Object.fromEntries(rows.map(([key, { label }]) => [key, label.en])));
  });

  test('the title keywords are in the order of their priority', () => {
    const lists = rows.flatMap(([key, { titleKeywords }]) =>
      titleKeywords ? [{ key, ...titleKeywords }] : [],
    );
    expect(Object.entries(titleKeywordLists)).toEqual(
      lists.toSorted((a, b) => a.priority - b.priority).map(({ key, words }) => [key, words]),
    );
  });

  test('the words of a question have names, words to search, related words and nouns', () => {
    for (const [key, { label, shortLabel, spokenWords, searchWords, relatedWords, noun }] of rows) {
      const labels = [label.en, shortLabel.en, shortLabel.es].map((text) => fold(text).replace(' & ', ' '));
      const names = [...new Set([...labels, ...wordsOf(spokenWords)])].join(', ');
      expect(questionWords[key as EventCategory]).toEqual({ names, searchWords, relatedWords, noun });
    }
  });
});
