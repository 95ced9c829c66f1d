import { beforeEach, expect, test } from '@jest/globals';
import {
  celebrationOverrides,
  noteOverridesPublished,
  outdatedByOverrides,
  renewCelebrationOverrides,
} from '#lib/catalog/celebrations/celebration-overrides.server';
import { outdatedCelebrationPaths } from '#lib/catalog/celebrations/outdated-celebration-paths.server';
import { overrideCelebration } from '#lib/catalog/celebrations/override-celebration.server';
import { processWide } from '#lib/server/process-wide.server';
import { closeStore, store } from '#lib/server/store/store.server';
import { someEvent } from '../../../support/events/some-event.ts';
import { describeStores } from '../../../support/store/stores.ts';

/** As in a server that has just started. */
function forget() {
  const held = processWide('celebration-overrides', () => ({}));
  Object.assign(held, { version: undefined, overrides: new Map(), isDown: false, published: new Map() });
}

const put = (id: string, to: string | null, version = 0) =>
  overrideCelebration({
    event: { id, title: id },
    to,
    byWords: undefined,
    version,
    who: 'ana@example.com',
    now: Date.parse('2026-11-20T12:00:00-06:00'),
  });
const served = async () => [...(await celebrationOverrides())];

describeStores('The pages of celebrations', () => {
  beforeEach(forget);

  test('learn at the first call what moderators have decided', async () => {
    await put('concert', 'christmas');
    await put('market', null);
    expect(await served()).toEqual([
      ['concert', 'christmas'],
      ['market', null],
    ]);
  });

  test('learn a later decision once the server has looked, and which pages it makes outdated', async () => {
    await put('concert', 'christmas');
    await served();
    noteOverridesPublished();
    expect(outdatedByOverrides()).toEqual([]);
    await put('concert', 'easter', 1);
    expect(await served()).toEqual([['concert', 'christmas']]);
    await renewCelebrationOverrides();
    expect(await served()).toEqual([['concert', 'easter']]);
    expect(outdatedByOverrides()).toEqual([{ eventId: 'concert', before: 'christmas', after: 'easter' }]);
    noteOverridesPublished();
    expect(outdatedByOverrides()).toEqual([]);
  });

  test('are outdated after a start where the build knew nothing of a decision', async () => {
    await put('concert', null);
    await renewCelebrationOverrides();
    expect(outdatedByOverrides()).toEqual([{ eventId: 'concert', before: undefined, after: null }]);
  });

  test('are made anew where an event came or went, with those of the season that shows it', async () => {
    const march = { id: 'march', title: 'Carnival Road March', date: '2027-09-11', city: 'Belize City' };
    expect(outdatedCelebrationPaths([someEvent(march)])).toEqual([]);
    await put('march', 'christmas');
    await renewCelebrationOverrides();
    expect(outdatedCelebrationPaths([someEvent(march)])).toEqual([
      '/celebrations',
      '/celebrations/september-celebrations',
      '/celebrations/carnival-road-march',
      '/celebrations/christmas',
    ]);
  });

  test('keep what was read last while the store fails, and have nothing where nothing was read', async () => {
    await put('concert', 'christmas');
    await served();
    const { db } = await store();
    await db.destroy();
    await renewCelebrationOverrides();
    expect(await served()).toEqual([['concert', 'christmas']]);
    forget();
    expect(await served()).toEqual([]);
    await closeStore();
  });
});
