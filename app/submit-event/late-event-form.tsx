'use client';

import { EventCard } from '#components/events/event-card';
import { EventForm, type EventFormProps } from '#components/submissions/event-form';
import { summarizeEvent } from '#lib/events/summarize-event';
import { belizeDay } from '#lib/time/calendar-day';

/** The form with the card that the guide will show; all of its code comes when somebody opens it. */
export function LateEventForm(props: Omit<EventFormProps, 'international' | 'renderCard'>) {
  return (
    <EventForm
      {...props}
      international={new URLSearchParams(window.location.search).get('country') === 'other'}
      renderCard={(event) => (
        <EventCard event={summarizeEvent(event)} today={belizeDay(Date.now())} level={4} />
      )}
    />
  );
}
