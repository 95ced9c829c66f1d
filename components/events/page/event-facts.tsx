import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon';
import type { IconName } from '#components/ui/icon-name';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { startClock, statedHours } from '#lib/events/event-hours';
import { formatCost } from '#lib/events/format-cost';
import { formatEventAddress, formatEventDays } from '#lib/events/format-event';
import { hasDay, moreDatesText } from '#lib/events/occurrences';
import { eventZone } from '#lib/events/page/event-zone';
import { formatLongDay } from '#lib/time/format-day';
import { DayText } from '../day-text.tsx';
import styles from './event-facts.module.css';
import { ViewerHour } from './viewer-hour.tsx';

/** Whether the time as written already says when the event ends. */
const hasEnd = (event: CalendarEvent) => statedHours(event)?.end !== undefined;

/** '8 PM - 1 AM', 'all day', 'all day until 10 PM'; '' while neither the day nor the time is known. */
function formatHours(event: CalendarEvent): string {
  const time = event.time ?? (hasDay(event) ? 'all day' : '');
  if (!event.endTime || hasEnd(event)) return time;
  return event.time ? `${time} - ${event.endTime}` : `${time} until ${event.endTime}`.trim();
}

/** The former day and venue of a moved event: 'Thursday, 19 November 2026, Y-Not Island, Dangriga'. */
function formatFormer({ venue, city, movedFrom }: CalendarEvent): string {
  if (!movedFrom) return '';
  const former = formatEventAddress(movedFrom);
  return [
    movedFrom.date !== movedFrom.to && formatEventDays(movedFrom),
    former !== formatEventAddress({ venue, city }) && former,
  ]
    .filter(Boolean)
    .join(', ');
}

/** 'example.com' for a URL; a path of this site is returned unchanged. */
const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;

function Fact({ name, icon, children }: { name: string; icon: IconName; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** When, where, cost and organiser of an event; a fact that the sheet does not have is left out with its label. `now` in milliseconds since 1970. */
export function EventFacts({ event, now }: { event: CalendarEvent; now: number }) {
  const days = formatEventDays(event);
  const hours = formatHours(event);
  const start = hasDay(event) ? startClock(event) : undefined;
  const further = moreDatesText(event);
  const where = formatEventAddress(event);
  const cost = formatCost(event, 'full');
  const former = formatFormer(event);
  const zone = eventZone(event, now);
  const cancelled = event.cancelledDates?.map(formatLongDay).join('; ');
  return (
    <dl className={styles.facts}>
      <Fact name="When" icon="calendar">
        <DayText>{days}</DayText>
        {hours && ', '}
        {start ? (
          <time className={styles.hours} dateTime={start}>
            {hours}
          </time>
        ) : (
          <span className={styles.hours}>{hours}</span>
        )}
        {further && `, ${further}`}
        {zone && <ViewerHour {...zone} />}
      </Fact>
      {where && (
        <Fact name="Where" icon="pin">
          {where}
        </Fact>
      )}
      {former && (
        <Fact name="Moved" icon="info">
          It was{' '}
          <s>
            <DayText>{former}</DayText>
          </s>
        </Fact>
      )}
      {cancelled && (
        <Fact name="Cancelled" icon="warning">
          Not on{' '}
          <s>
            <DayText>{cancelled}</DayText>
          </s>
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
