import { EVENT_STEPS } from '#lib/submissions/event-submission';
import type { CountBook } from './count-book.ts';
import { formatCount, formatShare, type ReportRow } from './report-row.ts';

const ofOpened = (count: number, opened: number) => {
  const share = formatShare(count, opened);
  return share && `${share} of those opened`;
};

/** How far people came with sending in an event, and where they left the form. */
export function submissionFunnel(book: CountBook): ReportRow[] {
  const opened = book.of('submit_event_open');
  const completed = book.of('event_submission_completed');
  const steps = EVENT_STEPS.map(({ title }, index) => {
    const step = String(index + 1);
    const count = book.of('event_submission_step', step);
    const left = book.of('event_submission_abandoned', step);
    const note = [ofOpened(count, opened), left > 0 && `${formatCount(left)} left here`];
    return { key: step, label: `Step ${step}: ${title}`, count, note: note.filter(Boolean).join(' · ') };
  });
  return [
    { key: 'opened', label: 'Opened the form', count: opened },
    ...steps,
    { key: 'completed', label: 'Sent an event', count: completed, note: ofOpened(completed, opened) },
  ];
}

/** The same for places to advertise, whose form tells less. */
export function advertiserFunnel(book: CountBook): ReportRow[] {
  const opened = book.of('advertiser_signup_open');
  const row = (key: 'attempted' | 'completed' | 'failed', label: string) => {
    const count = book.of(`advertiser_signup_${key}`);
    return { key, label, count, note: ofOpened(count, opened) };
  };
  return [
    { key: 'opened', label: 'Opened the form', count: opened },
    row('attempted', 'Pressed send'),
    row('completed', 'Sent an application'),
    row('failed', 'Could not be sent'),
  ];
}

/** Messages through the contact form. */
export const contactFunnel = (book: CountBook): ReportRow[] => [
  { key: 'submit', label: 'Pressed send', count: book.of('contact_form_submit') },
  { key: 'success', label: 'Sent a message', count: book.of('contact_form_success') },
  { key: 'error', label: 'Could not be sent', count: book.of('contact_form_error') },
];
