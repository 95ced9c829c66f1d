import 'client-only';
import { EVENT_STATUSES, type EventStatus, statusWord } from '#lib/events/event-status';
import type { TicketWords } from './contradicts.ts';

/** The status that a ticket says in a word of its own; one that says none is scheduled. */
function statusOfTicket(ticket: Element): EventStatus {
  const words = new Set([...ticket.querySelectorAll('span')].map(({ textContent }) => textContent));
  const said = EVENT_STATUSES.find((status) => {
    const word = statusWord({ status });
    return word !== '' && words.has(word);
  });
  return said ?? 'scheduled';
}

function wordsOfTicket(ticket: Element): TicketWords {
  const below = ticket.querySelector('h2, h3, h4, h5')?.nextElementSibling;
  return {
    status: statusOfTicket(ticket),
    day: ticket.querySelector('time')?.dateTime ?? '',
    // The line of the hours is the only one of text and times: that of the place has its town in bold, chips are elements.
    hours: below && !below.querySelector(':scope > :not(time)') ? (below.textContent ?? '') : '',
    where: ticket.querySelector('span > b')?.parentElement?.textContent ?? '',
  };
}

/** What the lists of this document say of some events, by their ids; those that no list shows are left out. */
export function shownTickets(ids: readonly string[]): Map<string, TicketWords> {
  const shown = new Map<string, TicketWords>();
  for (const id of ids) {
    const path = `/events/${CSS.escape(id)}`;
    // A link over a filtered list has its parameters behind it.
    const ticket = document.querySelector(`a[data-category]:is([href="${path}"], [href^="${path}?"])`);
    if (ticket) shown.set(id, wordsOfTicket(ticket));
  }
  return shown;
}
