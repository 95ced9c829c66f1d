import type { NotificationKind } from '#lib/server/store/schema';
import type { Handlers } from './handler.ts';

/** Kinds of notifications that are delivered one after the other. */
export type Channel = {
  kinds: readonly NotificationKind[];
  /** Those of them that are claimed first. */
  urgent?: readonly NotificationKind[];
  /** Those of them whose notifications without a recipient are not claimed for now. */
  held?: readonly NotificationKind[];
};

/** The channels of handlers, as things are now. */
export function channelsOf(handlers: Handlers): Channel[] {
  const kinds = Object.keys(handlers) as NotificationKind[];
  const names = new Set(kinds.map((kind) => handlers[kind]?.channel));
  return [...names].map((name) => {
    const own = kinds.filter((kind) => handlers[kind]?.channel === name);
    return {
      kinds: own,
      urgent: own.filter((kind) => handlers[kind]?.isUrgent),
      held: own.filter((kind) => handlers[kind]?.holdsUnaddressed?.()),
    };
  });
}
