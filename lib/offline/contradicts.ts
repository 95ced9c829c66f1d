import { EVENT_STATUSES, type EventStatus, STATUS_NOTICES } from '#lib/events/event-status';
import { textOfHtml } from './cached-page.ts';

/** What the ticket of an event says in a list. */
export type TicketWords = {
  status: EventStatus;
  /** '2026-11-21', the present day while several days last; '' while it is to be confirmed. */
  day: string;
  /** '8 PM - 1 AM', 'All day, to Mon 30 Nov'; '' where nothing is known. */
  hours: string;
  /** 'Dangriga, Y-Not Island' */
  where: string;
};

/** The facts of an event in the HTML of its page, with its list of dates: without other events, which have days and hours too. */
const FACTS = /<article\b[\s\S]*?<dl\b[^>]*>([\s\S]*?)<\/dl>(<section\b[^>]* dates"[\s\S]*?<\/section>)?/;
const WHEN = /^[\s\S]*?<dd\b[^>]*>([\s\S]*?)<\/dd>/;
const WHERE = />Where<\/dt><dd\b[^>]*>([\s\S]*?)<\/dd>/;

const saysStatus = (html: string, status: EventStatus): boolean =>
  EVENT_STATUSES.every((other) => {
    const notice = STATUS_NOTICES[other];
    return notice === '' || html.includes(notice) === (other === status);
  });

/** A day of a page; hours have a `time` too. */
const DAY = /<time dateTime="(\d{4}-\d\d-\d\d)"[^>]*>[^<]*<\/time>/gi;

/** Whether the days of a page are those of a ticket: one of several dates, or days in a row with the same last one. */
function saysDay(days: readonly string[], when: string, day: string, lastDay: string): boolean {
  const [first] = days;
  if (!day || !first) return !day && !first;
  if (!lastDay) return days.includes(day);
  // 'to Mon 30 Nov', 'to 30 Nov': the page has the whole name of the month.
  const [, date = lastDay] = /(\d+ \w{3})$/.exec(lastDay) ?? [];
  return first <= day && when.includes(` ${date}`);
}

const saysHours = (when: string, hours: string): boolean =>
  // Behind the day; the page has the end too, where the ticket has only the start.
  !hours || when.toLowerCase().startsWith(`, ${hours.toLowerCase()}`);

const saysWhere = (address: string, where: string): boolean =>
  // The second as in a list of a former release.
  where.split(/, | · /).every((part) => address.includes(part));

/**
 * Whether the HTML of an event's page says another status, day, hour or place than the event's ticket in a list has said
 * since. What is not found in the HTML, as in that of a former release, contradicts nothing but the status.
 */
export function contradicts(html: string, { status, day, hours, where }: TicketWords): boolean {
  if (!saysStatus(html, status)) return true;
  const [, facts, dates = ''] = FACTS.exec(html) ?? [];
  const [, when] = WHEN.exec(facts ?? '') ?? [];
  if (facts === undefined || when === undefined) return false;
  const days = [...(when + dates).matchAll(DAY)].map(([, found = '']) => found);
  const [time = '', lastDay = ''] = hours.split(/, (?=to )/);
  const [, address] = WHERE.exec(facts) ?? [];
  const said = textOfHtml(when);
  const lastOfWhen = [...when.matchAll(DAY)].at(-1);
  const afterDay = lastOfWhen
    ? textOfHtml(when.slice(lastOfWhen.index + lastOfWhen[0].length))
    : said.slice(said.indexOf(','));
  return !(
    saysDay(days, said, day, lastDay) &&
    saysHours(afterDay, time) &&
    (address === undefined || saysWhere(textOfHtml(address), where))
  );
}
