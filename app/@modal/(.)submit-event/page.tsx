import type { Metadata } from 'next';
import { EventFormDialog } from '#components/pages/submit-event/event-form-dialog';

export const metadata: Metadata = { title: 'Submit Event' };

/** The event form over the page it was asked for on. */
export default function SubmitEventDialog() {
  return <EventFormDialog />;
}
