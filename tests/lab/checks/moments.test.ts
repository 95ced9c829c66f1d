import { describe, expect, test } from '@jest/globals';
import { dependsOnMoment, differences } from '../../../lab/checks/moments.mjs';

const JOURNEY = 'tests/e2e/some.spec.ts';
const UNIT_TEST = 'tests/lib/some.test.ts';

describe('A journey depends on the moment at which it runs where it', () => {
  test.each([
    ['reads the clock', 'const now = Date.now();', 'Date.now()'],
    ['makes a date of now', 'const now = new Date();', 'new Date()'],
    ['names a month', 'page.goto("/things-to-do-in-belize?month=2027-09");', '“2027-09”'],
    ['names a day in an address', "const EVENT = '/events/20270913-san-pedro-noche';", '“20270913”'],
    ['names a day as a sheet has it', 'const row = `Fair,12/5/2030,8 PM`;', '“12/5/2030”'],
    ['names a day in words', "found.toHaveText('Sat 13 Nov 2027');", '“Nov 2027”'],
    ['names a month in a pattern', 'found.toHaveText(/^September 2027/);', '“September 2027”'],
    [
      'takes the first link of an event',
      'page.locator(\'a[href^="/events/"]\').first();',
      '.first() of events',
    ],
    ['takes the second card', 'cards(page).nth(1);', '.nth() of events'],
  ])('%s', (_, line, what) => {
    expect(dependsOnMoment(JOURNEY, `// A line before it.\n${line}`)).toEqual([`2: ${what}`]);
  });

  test.each([
    ['asks what a given instant is', 'const day = new Date(instant);'],
    ['takes the first of the cards that are shown', 'shownCards(page, "#events").first();'],
    ['takes the first of something else', "page.getByRole('status').first();"],
    ['names a year', "const YEAR = '2027';"],
  ])('but not where it %s', (_, line) => {
    expect(dependsOnMoment(JOURNEY, line)).toEqual([]);
  });
});

describe('A unit test depends on the moment at which it runs', () => {
  test.each([
    ['where it reads the clock', 'const now = Date.now();', ['1: Date.now()']],
    ['not where it gives a day as an argument', "isToCome(event, '2027-09-13');", []],
    ['not where it sets the clock', 'jest.useFakeTimers({ now: 0 }); const now = Date.now();', []],
  ])('%s', (_, line, found) => {
    expect(dependsOnMoment(UNIT_TEST, line)).toEqual(found);
  });
});

describe('The list of files that depend on the moment', () => {
  const found = new Map([
    ['old.ts', ['3: Date.now()']],
    ['mended.ts', []],
    ['new.ts', ['5: new Date()', '7: new Date()']],
  ]);

  test('does not grow, and each line that would join it is named', () => {
    expect(differences(['old.ts'], found).grown).toEqual(['new.ts:5: new Date()', 'new.ts:7: new Date()']);
  });

  test('is left by a file that is mended, or is no more', () => {
    expect(differences(['gone.ts', 'mended.ts', 'old.ts'], found).mended).toEqual(['gone.ts', 'mended.ts']);
  });
});
