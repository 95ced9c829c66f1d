import 'client-only';
import { EVENT_STATUSES, type EventStatus, statusWord } from '#lib/events/event-status';

/** The status that a ticket says in a word of its own; one that says none is scheduled. */
function statusOfTicket(ticket: Element): EventStatus {
  const words = new Set([...ticket.querySelectorAll('span')].map(({ textContent }) => textContent));
  const said = EVENT_STATUSES.find((status) => {
    const word = statusWord({ status });
    return word !== '' && words.has(word);
  });
  return said ?? 'scheduled';
}

/** What the lists of this document say of some events, by their ids; those that no list shows are left out. */
export function shownStatuses(ids: readonly string[]): Map<string, EventStatus> {
  const shown = new Map<string, EventStatus>();
  for (const id of ids) {
    const path = `/events/${CSS.escape(id)}`;
    // A link over a filtered list has its parameters behind it.
    const ticket = document.querySelector(`a[data-category]:is([href="${path}"], [href^="${path}?"])`);
    if (ticket) shown.set(id, statusOfTicket(ticket));
  }
  return shown;
}
