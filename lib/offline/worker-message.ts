/**
 * What a page tells the worker: which page somebody reads with what it fetched, which events are saved, and that it
 * is called back.
 */
export type WorkerMessage =
  | { kind: 'keep-page'; path: string; parts: string[] }
  /** `light`: nothing but the pages that are not there yet. */
  | { kind: 'keep-saved'; ids: string[]; light: boolean }
  | { kind: 'stop' };

/** What the worker tells open pages: an answer that came late was kept, and is newer than what one may show. */
export type PageMessage = { kind: 'copy-renewed' };

/** Whether a message of the worker is that one. */
export const isCopyRenewed = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'copy-renewed';

const MOST_PARTS = 120;
const MOST_IDS = 100;

const texts = (list: unknown, most: number): string[] | undefined =>
  Array.isArray(list) && list.every((item) => typeof item === 'string' && item.length < 500)
    ? list.slice(-most)
    : undefined;

/** A message as the worker may act on it; undefined for any other. */
export function workerMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  const { kind, path, parts, ids, light } = data as Record<string, unknown>;
  if (kind === 'stop') return { kind };
  if (kind === 'keep-page') {
    const known = texts(parts, MOST_PARTS);
    return typeof path === 'string' && known ? { kind, path, parts: known } : undefined;
  }
  const known = texts(ids, MOST_IDS);
  return kind === 'keep-saved' && known ? { kind, ids: known, light: light !== false } : undefined;
}
