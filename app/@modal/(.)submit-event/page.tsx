import type { Metadata } from 'next';
import { EventFormDialog } from '#components/pages/submit-event/event-form-dialog';
import { loadOperatorContact } from '#lib/site/load-operator-contact.server';

export const metadata: Metadata = { title: 'Submit Event' };

/** The event form as a dialog over the current page. */
export default async function SubmitEventDialog() {
  const { contact } = await loadOperatorContact();
  return <EventFormDialog contact={contact} />;
}
