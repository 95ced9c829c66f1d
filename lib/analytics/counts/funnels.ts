import type { CountBook } from './count-book.ts';
import { formatCount, formatShare, type ReportRow } from './report-row.ts';

/**
 * How far people came with sending in an event: with their share of all who opened the form, and how many left.
 * `formSteps` are the steps of the form, in order.
 */
export function submissionFunnel(book: CountBook, formSteps: ReadonlyArray<{ title: string }>): ReportRow[] {
  const opened = book.of('submit_event_open');
  const completed = book.of('event_submission_completed');
  // Whoever opens the form has the first step before them.
  const steps = formSteps.slice(1).map(({ title }, index) => {
    const step = String(index + 2);
    const count = book.of('event_submission_step', step);
    const left = book.of('event_submission_abandoned', step);
    return {
      key: step,
      label: `Step ${step}: ${title}`,
      count,
      more: [formatShare(count, opened), formatCount(left)],
    };
  });
  return [
    { key: 'opened', label: 'Opened the form', count: opened, more: ['', ''] },
    ...steps,
    {
      key: 'completed',
      label: 'Sent an event',
      count: completed,
      more: [formatShare(completed, opened), ''],
    },
  ];
}

/** The same for places to advertise, whose form tells less. */
export function advertiserFunnel(book: CountBook): ReportRow[] {
  const opened = book.of('advertiser_signup_open');
  const row = (key: 'attempted' | 'completed' | 'failed', label: string) => {
    const count = book.of(`advertiser_signup_${key}`);
    return { key, label, count, more: [formatShare(count, opened)] };
  };
  return [
    { key: 'opened', label: 'Opened the form', count: opened, more: [''] },
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
