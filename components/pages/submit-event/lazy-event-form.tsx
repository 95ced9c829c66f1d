import { EventCard } from '#components/events/card/event-card';
import { EventForm, type EventFormProps } from '#components/submissions/event-form';
import { track } from '#lib/analytics/track.browser';
import { summarizeEvent } from '#lib/events/summarize-event';
import { belizeDay } from '#lib/time/calendar-day';

const report: EventFormProps['onReport'] = (what) => {
  if (what.name === 'completed') track({ name: 'event_submission_completed' });
  else track({ name: `event_submission_${what.name}`, step: what.step });
};

/** The event form with a preview of its card; a module of its own, loaded when the form is opened. */
export function LazyEventForm(props: Omit<EventFormProps, 'international' | 'renderCard' | 'onReport'>) {
  return (
    <EventForm
      {...props}
      onReport={report}
      international={new URLSearchParams(window.location.search).get('country') === 'other'}
      renderCard={(event) => (
        <EventCard event={summarizeEvent(event)} today={belizeDay(Date.now())} level={4} />
      )}
    />
  );
}
