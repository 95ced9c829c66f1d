import 'fake-indexeddb/auto';
import type { Draft } from '#lib/forms/draft';
import { openDraft } from '#lib/forms/draft.browser';
import { deleteImages, loadImages, saveImage } from '#lib/forms/draft-images.browser';
import { LONGEST_PAUSE_MS } from '#lib/forms/form-answer';
import { completeImages } from '#lib/submissions/items/images/complete-images.browser';
import { fakeCanvas } from '../../../../support/images/fake-canvas.ts';

const URL_OF_COVER = '/uploads/drums.webp';
const image = () => new Blob(['drums'], { type: 'image/webp' });

/** An event with chosen images that are not uploaded. */
function someDraft(values: object = { unsentCovers: 1 }): Draft {
  return { ...openDraft(), id: 'a', values: { title: 'Village Fiesta', ...values } };
}

/** Completes a draft; resolves to the failure, and to what was added to the body. */
async function complete(draft: Draft, signal?: AbortSignal, onState?: (state: string) => void) {
  const added: Record<string, unknown>[] = [];
  const failure = await completeImages(draft, {
    ...(signal && { signal }),
    ...(onState && { onState }),
    onAdded: (_, body) => added.push(body),
  });
  return { failure, added };
}

type Answer = { status: number; body: object; retryAfter?: string | undefined };
const ARRIVED: Answer = { status: 200, body: { success: true, url: URL_OF_COVER, publicId: 'drums' } };

const { XMLHttpRequest: Request } = window;
let answer: Answer;
let requests: number;

/** The network: a request gets the answer as soon as it is sent. */
class AnsweredRequest {
  upload = {};
  status = 0;
  responseText = '';
  onload = () => {};
  onloadend = () => {};
  open() {}
  abort() {}
  getResponseHeader = () => answer.retryAfter ?? null;
  send() {
    requests += 1;
    this.status = answer.status;
    this.responseText = JSON.stringify(answer.body);
    this.onload();
    this.onloadend();
  }
}

beforeEach(() => {
  globalThis.structuredClone ??= ((value: unknown) => value) as typeof structuredClone;
  window.XMLHttpRequest = AnsweredRequest as unknown as typeof XMLHttpRequest;
  answer = ARRIVED;
  requests = 0;
});
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.XMLHttpRequest = Request;
  await deleteImages('a');
});

test('an image that is on the device goes ahead of its event', async () => {
  await saveImage('a', { id: 'cover-000-x', name: 'drums.jpg', blob: image() });
  const { failure, added } = await complete(someDraft());
  expect(failure).toBeUndefined();
  expect(added).toMatchObject([{ coverImageUrl: URL_OF_COVER }]);
  expect((await loadImages('a')).images).toMatchObject([{ url: URL_OF_COVER }]);
});

test('an event whose images cannot be read stays waiting, and is not sent without them', async () => {
  await saveImage('a', { id: 'cover-000-x', name: 'drums.jpg', blob: image() });
  jest.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('Broken', 'UnknownError');
  });
  const { failure, added } = await complete(someDraft());
  expect(failure).toMatchObject({
    ok: false,
    status: 0,
    error: expect.stringContaining('could not be read'),
  });
  expect(added).toEqual([]);
});

test.each([
  [{ unsentCovers: 1 }, 'coverImageUrl'],
  [{ unsentImages: 2 }, 'additionalImageUrls'],
])(
  'an event with %j of which there are none on the device is refused, with a sentence',
  async (values, field) => {
    const { failure } = await complete(someDraft(values));
    expect(failure).toMatchObject({
      status: 400,
      fields: { [field]: expect.stringContaining('no longer on this device') },
    });
    expect(requests).toBe(0);
  },
);

test('of two images one that is lost is enough to refuse the event', async () => {
  await saveImage('a', { id: 'additional-000-x', name: 'drums.jpg', blob: image() });
  const draft = someDraft({ coverImageUrl: '/uploads/cover.webp', unsentImages: 2 });
  expect((await complete(draft)).failure?.fields).toHaveProperty('additionalImageUrls');
});

test('an image that could not be stored is sent from the page in which it was chosen', async () => {
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('There is no room', 'QuotaExceededError');
  });
  await saveImage('a', { id: 'cover-000-x', name: 'drums.jpg', blob: image() });
  expect((await complete(someDraft())).added).toMatchObject([{ coverImageUrl: URL_OF_COVER }]);
});

test('an event with a picture that was stored as it was chosen, and that the browser can’t open, says which it is', async () => {
  const heic = new Blob(['\0\0\0\u{18}ftypheic\0\0\0\0mif1']);
  await saveImage('a', { id: 'cover-000-x', name: 'flyer.heic', blob: heic });
  const { failure } = await complete(someDraft());
  expect(failure).toMatchObject({
    status: 400,
    fields: { coverImageUrl: expect.stringContaining('This browser can’t open “flyer.heic”.') },
  });
  expect(requests).toBe(0);
});

test.each([
  [507, undefined, { status: 507 }],
  [503, '3600', { status: 507 }],
  [400, undefined, { status: 400, fields: { coverImageUrl: 'The sentence of the server' } }],
])('a response %d with Retry-After %s to an image is the outcome of its event: %j', async (...row) => {
  const [status, retryAfter, expected] = row;
  await saveImage('a', { id: 'cover-000-x', name: 'drums.jpg', blob: image() });
  answer = { status, body: { success: false, error: 'The sentence of the server' }, retryAfter };
  expect((await complete(someDraft())).failure).toMatchObject({
    ok: false,
    error: 'The sentence of the server',
    ...expected,
  });
});

test('an image of another format is converted only when there is a network, over which the code for that may come', async () => {
  const { asked, restore } = fakeCanvas({ opens: { width: 80, height: 60 }, writes: ['image/webp'] });
  const avif = new Blob(['\0\0\0\u{18}ftypavif\0\0\0\0mif1'], { type: 'image/avif' });
  await saveImage('a', { id: 'cover-000-x', name: 'poster.avif', blob: avif });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
  const states: string[] = [];
  const completed = complete(someDraft(), undefined, (state) => states.push(state));
  while (!states.includes('waiting')) await jest.advanceTimersByTimeAsync(0);
  await jest.advanceTimersByTimeAsync(LONGEST_PAUSE_MS - 1_000);
  expect(asked.options).toEqual([]);
  await jest.advanceTimersByTimeAsync(2_000);
  jest.useRealTimers();
  expect((await completed).added).toMatchObject([{ coverImageUrl: URL_OF_COVER }]);
  expect(asked.options).toHaveLength(1);
  restore();
});

test('a device that says that it is offline, and is not, sends its image after a pause', async () => {
  await saveImage('a', { id: 'cover-000-x', name: 'drums.jpg', blob: image() });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
  const states: string[] = [];
  const completed = complete(someDraft(), undefined, (state) => states.push(state));
  // The image is read first, which takes as long as the device wants.
  while (!states.includes('waiting')) await jest.advanceTimersByTimeAsync(0);
  await jest.advanceTimersByTimeAsync(LONGEST_PAUSE_MS - 1_000);
  expect(requests).toBe(0);
  await jest.advanceTimersByTimeAsync(2_000);
  jest.useRealTimers();
  expect((await completed).added).toMatchObject([{ coverImageUrl: URL_OF_COVER }]);
});
