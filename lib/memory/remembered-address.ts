import { type EventMemory, isForgotten, isParted } from './remembered-event.ts';

/** Where the address of an event leads that is not served: to its present one, nowhere any more, or to no other event. */
type RememberedAddress = { kind: 'moved'; id: string } | { kind: 'gone' } | { kind: 'parted' };

/**
 * What has been decided of an id that no served event has, by a reading or by a moderator; undefined where nothing has: of
 * one that nobody remembers, one that vanished, and one that is said to be listed.
 */
export function rememberedAddress(
  { byId, byFormerId }: EventMemory,
  id: string,
): RememberedAddress | undefined {
  const successor = byFormerId.get(id);
  const remembered = successor ?? byId.get(id);
  if (!remembered) return undefined;
  if (isForgotten(remembered)) return { kind: 'gone' };
  if (successor) return successor.goneSince === undefined ? { kind: 'moved', id: successor.id } : undefined;
  return isParted(remembered) ? { kind: 'parted' } : undefined;
}
