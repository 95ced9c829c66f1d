import type { CalendarDay } from '#lib/time/calendar-day';
import { formatPlainDay, formatShortDay } from '#lib/time/format-day';
import type { CalendarEvent } from './calendar-event.ts';
import { formatEventWhere } from './format-event.ts';
import { hasDay, isBetween, upcomingEvents } from './upcoming-events.ts';

export type ListWords = { total: number; places: number; title: string; description: string };

/**
 * A title and a description with facts in them for the page of everything to come: search engines rewrite the
 * ones that say nothing.
 */
export function listWords(events: readonly CalendarEvent[], today: CalendarDay): ListWords {
  const toCome = upcomingEvents(events, today);
  const dated = toCome.filter(hasDay);
  const places = new Set(toCome.map(({ city }) => city).filter(Boolean)).size;
  const [next] = dated;
  const last = dated.at(-1);
  if (!next || !last)
    return {
      total: toCome.length,
      places,
      title: 'Things to Do in Belize',
      description:
        'Events, festivals, markets, music and parades in Belize and its diaspora, by month and place.',
    };
  const todays = dated.filter((event) => isBetween(event, today, today)).length;
  return {
    total: toCome.length,
    places,
    title: `Things to Do in Belize: ${toCome.length} Events to ${formatPlainDay(last.endDate ?? last.date)}`,
    description: `${toCome.length} events in ${places} places${todays > 0 ? `, ${todays} of them today` : ''}. Next: ${next.title}, ${formatShortDay(next.date < today ? today : next.date)}, ${formatEventWhere(next)}.`,
  };
}
