import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon';
import type { IconName } from '#components/ui/icon-name';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { parseTime } from '#lib/events/event-time';
import { formatCost, formatEventAddress, formatEventDays } from '#lib/events/format-event';
import { hasDay } from '#lib/events/upcoming-events';
import styles from './event-facts.module.css';

/** Whether the time as written already says when the event ends. */
const hasEnd = (time = '') => parseTime(time)?.end !== undefined;

/** '8 PM - 1 AM', '7 PM until 10 PM', 'all day'; '' while neither the day nor the hour is known. */
function hoursWords(event: CalendarEvent): string {
  const time = event.time ?? (hasDay(event) ? 'all day' : '');
  return event.endTime && !hasEnd(event.time) ? `${time} until ${event.endTime}`.trim() : time;
}

/** 'Paid, BZD 25' */
const costWords = ({ cost, price, currency = '' }: CalendarEvent) =>
  [formatCost(cost), price && `${currency} ${price}`.trim()].filter(Boolean).join(', ');

/** What of day and place is no longer so: 'Thursday, 19 November 2026, Y-Not Island, Dangriga'. */
function formerWords({ date, venue, city, movedFrom }: CalendarEvent): string {
  if (!movedFrom) return '';
  const former = formatEventAddress(movedFrom);
  return [
    movedFrom.date !== date && formatEventDays(movedFrom),
    former !== formatEventAddress({ venue, city }) && former,
  ]
    .filter(Boolean)
    .join(', ');
}

/** 'example.com': what people see of an address. A path of our own has none. */
const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;

function Fact({ name, icon, children }: { name: string; icon: IconName; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <span className={styles.sign}>
          <Icon name={icon} />
        </span>
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** When, where, for how much and by whom; what the sheet does not say is left out, name and all. */
export function EventFacts({ event }: { event: CalendarEvent }) {
  const days = formatEventDays(event);
  const hours = hoursWords(event);
  const where = formatEventAddress(event);
  const cost = costWords(event);
  const former = formerWords(event);
  return (
    <dl className={styles.facts}>
      <Fact name="When" icon="calendar">
        {hasDay(event) ? <time dateTime={event.date}>{days}</time> : days}
        {hours && ', '}
        <span className={styles.hours}>{hours}</span>
      </Fact>
      {where && (
        <Fact name="Where" icon="pin">
          {where}
        </Fact>
      )}
      {former && (
        <Fact name="Moved" icon="info">
          It was <s>{former}</s>
        </Fact>
      )}
      {cost && (
        <Fact name="Cost" icon="tag">
          {cost}
        </Fact>
      )}
      {event.organizer && (
        <Fact name="Organiser" icon="people">
          {event.organizer}
        </Fact>
      )}
      {event.details?.map(({ label, value }) => (
        <Fact key={label} name={label} icon="info">
          {value}
        </Fact>
      ))}
      {event.website && (
        <Fact name="More information" icon="external">
          <a href={event.website} rel="noopener nofollow" target="_blank">
            {hostOf(event.website)}
          </a>
        </Fact>
      )}
    </dl>
  );
}
