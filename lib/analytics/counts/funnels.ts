import type { PeriodCounts } from './period-counts.ts';
import { formatCount, formatShare, type ReportRow } from './report-row.ts';

/**
 * The funnel of event submissions: per step the count, its share of opened forms, and how many visitors left there.
 * `formSteps` are the steps of the form, in order.
 */
export function submissionFunnel(
  counts: PeriodCounts,
  formSteps: ReadonlyArray<{ title: string }>,
): ReportRow[] {
  const opened = counts.of('submit_event_open');
  const completed = counts.of('event_submission_completed');
  // The first step is shown when the form is opened.
  const steps = formSteps.slice(1).map(({ title }, index) => {
    const step = String(index + 2);
    const count = counts.of('event_submission_step', step);
    const left = counts.of('event_submission_abandoned', step);
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

/** The funnel of advertiser applications. */
export function advertiserFunnel(counts: PeriodCounts): ReportRow[] {
  const opened = counts.of('advertiser_signup_open');
  const row = (key: 'attempted' | 'completed' | 'failed', label: string) => {
    const count = counts.of(`advertiser_signup_${key}`);
    return { key, label, count, more: [formatShare(count, opened)] };
  };
  return [
    { key: 'opened', label: 'Opened the form', count: opened, more: [''] },
    row('attempted', 'Pressed send'),
    row('completed', 'Sent an application'),
    row('failed', 'Could not be sent'),
  ];
}

/** The funnel of contact messages. */
export const contactFunnel = (counts: PeriodCounts): ReportRow[] => [
  { key: 'submit', label: 'Pressed send', count: counts.of('contact_form_submit') },
  { key: 'success', label: 'Sent a message', count: counts.of('contact_form_success') },
  { key: 'error', label: 'Could not be sent', count: counts.of('contact_form_error') },
];
