import { Chip, type ChipLook } from '#components/ui/chip';
import { type EventStatus, statusWord } from '#lib/events/event-status';

/** Each status has a shape of its own, so that it is told from the others without its colour. */
const LOOKS: Record<EventStatus, ChipLook> = {
  scheduled: 'plain',
  cancelled: 'off',
  postponed: 'put-off',
  'sold-out': 'full',
};

/** The status of an event that does not take place as it is listed; nothing for any other. */
export function StatusChip({ event }: { event: { status?: EventStatus } }) {
  const word = statusWord(event);
  return word ? <Chip look={LOOKS[event.status ?? 'scheduled']}>{word}</Chip> : null;
}
