import 'fake-indexeddb/auto';
import { DRAFT_MAX_AGE_DAYS } from '#lib/forms/draft';
import { openDraft, saveDraft } from '#lib/forms/draft.browser';
import { loadImages, saveImage } from '#lib/forms/draft-images.browser';
import { deleteUnusedImages } from '#lib/forms/unused-images.browser';
import { DAY_MS } from '#lib/time/durations';
import { deleteDrafts } from '../../support/forms/drafts.ts';
import { installWebLocks, lockInOtherTab, removeWebLocks } from '../../support/jsdom/web-locks.ts';

const save = (draft: string) =>
  saveImage(draft, { id: draft, name: 'a.jpg', blob: new Blob(['drums'], { type: 'image/webp' }) });
const isThere = async (draft: string) => (await loadImages(draft)).images.length > 0;

beforeEach(() => {
  globalThis.structuredClone ??= ((value: unknown) => value) as typeof structuredClone;
  installWebLocks();
});
afterEach(() => {
  deleteDrafts('event');
  removeWebLocks();
});

test('images whose draft is gone are deleted, and not those of one that is stored or open in another tab', async () => {
  const stored = { ...openDraft(), id: 'stored', values: { title: 'Village Fiesta' } };
  saveDraft('event', stored);
  const { release } = await lockInOtherTab('draft-event-open');
  for (const draft of ['stored', 'open', 'gone']) await save(draft);
  await deleteUnusedImages('event');
  expect(await isThere('stored')).toBe(true);
  expect(await isThere('open')).toBe(true);
  expect(await isThere('gone')).toBe(false);
  release();
  deleteDrafts('event');
  await deleteUnusedImages('event');
  expect(await isThere('open')).toBe(false);
});

test('images of an expired draft are deleted with it', async () => {
  const draft = { ...openDraft(), id: 'expired', values: { title: 'Village Fiesta' } };
  saveDraft('event', draft, draft.savedAt - (DRAFT_MAX_AGE_DAYS + 1) * DAY_MS);
  await save('expired');
  await deleteUnusedImages('event');
  expect(await isThere('expired')).toBe(false);
});

test('in a browser that does not say which drafts are open, all images stay', async () => {
  removeWebLocks();
  await save('gone');
  await deleteUnusedImages('event');
  expect(await isThere('gone')).toBe(true);
});
