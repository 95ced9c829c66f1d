import type { NotificationKind } from '#lib/server/store/schema';
import type { Handlers } from './handler.ts';

/** Kinds of notifications that are delivered sequentially, in parallel with other channels. */
export type Channel = {
  kinds: readonly NotificationKind[];
  /** Kinds that are claimed first. */
  urgent?: readonly NotificationKind[];
  /** Kinds whose notifications are not claimed for now unless they have a recipient. */
  held?: readonly NotificationKind[];
};

/** Groups handlers by channel, with the kinds that are held at the moment. */
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

/** The handlers of each channel by its name. */
export function handlersByChannel(handlers: Handlers): Map<string, Handlers> {
  const channels = new Map<string, Handlers>();
  for (const [kind, handler] of Object.entries(handlers))
    channels.set(handler.channel, { ...channels.get(handler.channel), [kind]: handler });
  return channels;
}
