import { CATEGORY_TABLE } from '#lib/events/category-table';
import { fold } from '#lib/text/fold';

const rows = Object.entries(CATEGORY_TABLE);
const wordsOf = (list: string) => list.split(', ').filter(Boolean);
/** A name asks for a category in a question: three of its labels, and its spoken words. */
const names = rows.flatMap(([category, { label, shortLabel, spokenWords }]) =>
  [...new Set([fold(label.en), fold(shortLabel.en), fold(shortLabel.es), ...wordsOf(spokenWords)])].map(
    (name) => [name, category] as const,
  ),
);

test('no name of a category is a name of another one', () => {
  const meanings = Map.groupBy(names, ([name]) => name);
  expect([...meanings.values()].filter((each) => each.length > 1)).toEqual([]);
});

test('spoken words are folded, listed once, and of at most three words', () => {
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

test('a related word suggests one category', () => {
  const words = rows.flatMap(([, { relatedWords }]) => wordsOf(relatedWords));
  expect(new Set(words).size).toBe(words.length);
});
