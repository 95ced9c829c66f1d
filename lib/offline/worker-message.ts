import { EVENT_STATUSES, type EventStatus } from '#lib/events/event-status';
import type { TicketWords } from './contradicts.ts';

/**
 * Messages of a page to the service worker: cache this page with the assets it fetched; cache the saved events; stop
 * caching, because the service worker is being unregistered.
 */
export type WorkerMessage =
  | { kind: 'keep-page'; path: string; parts: string[] }
  /**
   * `light`: fetch only pages that are not cached yet, without images. `tickets` is what the page says of saved events that
   * it lists: a cached page that says another status, day, hour or place is fetched again at once.
   */
  | { kind: 'keep-saved'; ids: string[]; light: boolean; tickets: ReadonlyMap<string, TicketWords> }
  | { kind: 'stop' };

/** Message of the service worker to open pages: a response that arrived after the timeout was cached. */
export type PageMessage = { kind: 'copy-renewed' };

/** Whether a message is a `PageMessage`. */
export const isCacheUpdate = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'copy-renewed';

const MAX_PARTS = 120;
const MAX_IDS = 100;

const strings = (list: unknown, max: number): string[] | undefined =>
  Array.isArray(list) && list.every((item) => typeof item === 'string' && item.length < 500)
    ? list.slice(-max)
    : undefined;

const isStatus = (value: unknown): value is EventStatus => EVENT_STATUSES.some((status) => status === value);

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length < 500;

function isTicket(value: unknown): value is TicketWords {
  if (typeof value !== 'object' || value === null) return false;
  const { status, day, hours, where } = value as Record<string, unknown>;
  return isStatus(status) && [day, hours, where].every(isShort);
}

/** The tickets of a message; a page of a former release sends none, and one of a later may know more statuses. */
const ticketsOf = (said: unknown): ReadonlyMap<string, TicketWords> =>
  said instanceof Map
    ? new Map(
        [...said]
          .slice(0, MAX_IDS)
          .filter((entry): entry is [string, TicketWords] => isShort(entry[0]) && isTicket(entry[1])),
      )
    : new Map();

/** A validated message of a page; undefined for anything else. */
export function parseWorkerMessage(data: unknown): WorkerMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined;
  const { kind, path, parts, ids, light, tickets } = data as Record<string, unknown>;
  if (kind === 'stop') return { kind };
  if (kind === 'keep-page') {
    const validParts = strings(parts, MAX_PARTS);
    return typeof path === 'string' && validParts ? { kind, path, parts: validParts } : undefined;
  }
  const validIds = strings(ids, MAX_IDS);
  return kind === 'keep-saved' && validIds
    ? { kind, ids: validIds, light: light !== false, tickets: ticketsOf(tickets) }
    : undefined;
}
