import { expect, test } from '@jest/globals';
import {
  celebrationAuditId,
  overrideCelebration,
} from '#lib/catalog/celebrations/override-celebration.server';
import { celebrationsVersion } from '#lib/catalog/celebrations/overrides-version.server';
import { loadOverrides } from '#lib/catalog/celebrations/stored-overrides.server';
import { PublicError } from '#lib/server/http/public-error';
import { store } from '#lib/server/store/store.server';
import { loadHistory } from '#lib/submissions/items/record/load-history.server';
import { auditWords } from '#lib/submissions/moderation/item/audit-words';
import { describeStores } from '../../../support/store/stores.ts';

const NOW = Date.UTC(2026, 10, 26, 18);
const CONCERT = { id: 'concert', title: 'Drums at the Pier' };

type Change = Parameters<typeof overrideCelebration>[0];

/** What Ana decides about a concert that the words of its title put in no celebration. */
const decide = (to: Change['to'], more: Partial<Change> = {}) =>
  overrideCelebration({
    event: CONCERT,
    to,
    byWords: undefined,
    version: 0,
    who: 'ana@example.com',
    now: NOW,
    ...more,
  });
const stored = async () => {
  const { overrides, versions } = await loadOverrides();
  return [[...overrides], [...versions]];
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof PublicError ? [error.status, error.details.code] : error),
  );
const historyOf = async (slug: string) =>
  (await loadHistory((await store()).db, celebrationAuditId(slug))).map((entry) => auditWords(entry));

describeStores('A moderator', () => {
  test('puts an event in a celebration, which every server and its history learn', async () => {
    expect(await celebrationsVersion()).toBe('');
    await decide('christmas');
    expect(await stored()).toEqual([[['concert', 'christmas']], [['concert', 1]]]);
    expect(await celebrationsVersion()).not.toBe('');
    expect(await historyOf('christmas')).toEqual(['ana@example.com put in: “Drums at the Pier”']);
  });

  test('puts an event out of the celebration that its title names', async () => {
    await decide(null, { byWords: 'christmas' });
    expect(await stored()).toEqual([[['concert', null]], [['concert', 1]]]);
    expect(await historyOf('christmas')).toEqual(['ana@example.com put out: “Drums at the Pier”']);
  });

  test('moves an event from one celebration to another, which the history of both says', async () => {
    await decide('christmas');
    await decide('easter', { version: 1, now: NOW + 1 });
    expect(await stored()).toEqual([[['concert', 'easter']], [['concert', 2]]]);
    expect((await historyOf('christmas')).at(-1)).toBe('ana@example.com put out: “Drums at the Pier”');
    expect(await historyOf('easter')).toEqual(['ana@example.com put in: “Drums at the Pier”']);
  });

  test('leaves an event to its title again, and its versions go on', async () => {
    await decide('easter', { byWords: 'christmas' });
    await decide(undefined, { byWords: 'christmas', version: 1 });
    expect(await stored()).toEqual([[], [['concert', 2]]]);
    expect((await historyOf('easter')).at(-1)).toBe(
      'ana@example.com took back its place here: “Drums at the Pier”',
    );
    expect(await refusal(decide('easter', { version: 0 }))).toEqual([409, 'conflict']);
    await decide('easter', { version: 2 });
    expect((await loadOverrides()).overrides.get('concert')).toBe('easter');
  });

  test('who sends the same again changes nothing, whatever version it names', async () => {
    await decide('christmas');
    const version = await celebrationsVersion();
    await decide('christmas');
    await decide('christmas', { version: 7 });
    expect(await celebrationsVersion()).toBe(version);
    expect(await historyOf('christmas')).toHaveLength(1);
    await decide(undefined, { event: { id: 'other', title: 'Other' } });
    expect(await stored()).toEqual([[['concert', 'christmas']], [['concert', 1]]]);
  });

  test('who was slower than another learns it, and nothing is changed', async () => {
    await decide('christmas');
    expect(await refusal(decide('easter', { who: 'ben@example.com' }))).toEqual([409, 'conflict']);
    expect(await stored()).toEqual([[['concert', 'christmas']], [['concert', 1]]]);
    expect(await historyOf('easter')).toEqual([]);
  });

  test('who acts at once with three others is the only one, or learns that somebody was faster', async () => {
    const slugs = ['christmas', 'easter', 'lobsterfest', 'labour-day'];
    const ends = await Promise.all(slugs.map((slug) => refusal(decide(slug))));
    expect(ends.filter((end) => end === undefined)).toHaveLength(1);
    expect(ends.filter((end) => end !== undefined)).toEqual([1, 2, 3].map(() => [409, 'conflict']));
    const winner = slugs[ends.indexOf(undefined)];
    expect(await stored()).toEqual([[['concert', winner]], [['concert', 1]]]);
  });

  test('who acts at once with others who want the same succeeds as they do, and once', async () => {
    const ends = await Promise.all([1, 2, 3].map(() => refusal(decide('christmas'))));
    expect(ends).toEqual([undefined, undefined, undefined]);
    expect(await historyOf('christmas')).toHaveLength(1);
  });
});
