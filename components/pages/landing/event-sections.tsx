import { buttonClass } from '#components/ui/button';
import { Section } from '#components/ui/layout/section';
import { ScriptedLink } from '#components/ui/scripted-link';
import type { EventSummary } from '#lib/events/event-summary';
import { listAddresses } from '#lib/site/list-addresses';
import type { CalendarDay } from '#lib/time/calendar-day';
import { RowsByDay } from './rows-by-day.tsx';

type EventSectionsProps = {
  sections: readonly {
    id: string;
    title: string;
    events: readonly EventSummary[];
    /** The first day of the section: what began before it stands there. */
    from?: CalendarDay;
    /** The way to the list that is filtered alike. */
    list?: { label: string; filters: Parameters<typeof listAddresses>[0] };
  }[];
  today: CalendarDay;
  /** In milliseconds since 1970. */
  now: number;
};

/** What a landing page has of the calendar, by time; a section without events is left out. */
export function EventSections({ sections, today, now }: EventSectionsProps) {
  return sections
    .filter(({ events }) => events.length > 0)
    .map(({ id, title, events, from, list }) => (
      <Section
        key={id}
        id={id}
        title={title}
        action={
          list && (
            <ScriptedLink className={buttonClass('quiet')} {...listAddresses(list.filters)}>
              {list.label}
            </ScriptedLink>
          )
        }
      >
        <RowsByDay events={events} from={from} today={today} now={now} />
      </Section>
    ));
}
