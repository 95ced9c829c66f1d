import type { AnalyticsEvent } from '#lib/analytics/analytics-event';

type Told = { way: 'beacon' | 'fetch'; path: string; events: AnalyticsEvent[] };

/** jsdom's Blob cannot be read synchronously, so its text is recorded beside it. */
const texts = new WeakMap<Blob, string>();
const RealBlob = globalThis.Blob;
class ReadableBlob extends RealBlob {
  constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
    super(parts, options);
    texts.set(this, parts.join(''));
  }
}

/**
 * Fakes `sendBeacon` and `fetch` for analytics. `takes` says whether `sendBeacon` accepts a blob; undefined removes it.
 * `told` lists what was sent.
 */
export function fakeBeacons(takes?: (blob: Blob) => boolean) {
  const told: Told[] = [];
  globalThis.Blob = ReadableBlob;
  const sendBeacon = (path: string, blob: Blob) => {
    expect(blob.type).toBe('application/json');
    const taken = takes?.(blob) ?? true;
    if (taken) told.push({ way: 'beacon', path, ...JSON.parse(texts.get(blob) ?? '') });
    return taken;
  };
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: takes && sendBeacon });
  const fetched = jest.fn(async (path: string, init: RequestInit) => {
    told.push({ way: 'fetch', path, ...JSON.parse(String(init.body)) });
    return {} as Response;
  });
  window.fetch = fetched as unknown as typeof fetch;
  return { told, fetched, events: () => told.flatMap(({ events }) => events) };
}

/** Lets the visitor's browser say something, or nothing any more. */
export function browserSays(name: 'globalPrivacyControl' | 'doNotTrack' | 'onLine', value?: unknown): void {
  if (value === undefined) Reflect.deleteProperty(navigator, name);
  else Object.defineProperty(navigator, name, { configurable: true, get: () => value });
}

/** Lets the page go out of sight, or come back. */
export function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}
