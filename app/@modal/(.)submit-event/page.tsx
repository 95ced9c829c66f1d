import type { Metadata } from 'next';
import { EventFormDialog } from '#components/pages/submit-event/event-form-dialog';

export const metadata: Metadata = { title: 'Submit Event' };

/** The event form as a dialog over the current page. */
export default function SubmitEventDialog() {
  return <EventFormDialog />;
}
