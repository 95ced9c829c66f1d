import { advertiserFunnel, contactFunnel, submissionFunnel } from '#lib/analytics/counts/funnels';
import type { PeriodCounts } from '#lib/analytics/counts/period-counts';
import { EVENT_STEPS } from '#lib/submissions/fields/event-submission';
import { BarPanel } from './bar-panel.tsx';

/** How far visitors got in each of the three forms. */
export function FormPanels({ counts }: { counts: PeriodCounts }) {
  return (
    <>
      <BarPanel
        id="submissions"
        title="Sending in an event"
        lead="How far people got. A draft that is saved and finished another day counts as opened twice."
        caption="How often each step of the form for events was reached"
        head={['Step', 'Times', 'Of opened', 'Left here']}
        rows={submissionFunnel(counts, EVENT_STEPS)}
      />
      <BarPanel
        id="advertisers"
        title="Asking to advertise"
        caption="How often each point of the form for advertisers was reached"
        head={['Point', 'Times', 'Of opened']}
        rows={advertiserFunnel(counts)}
      />
      <BarPanel
        id="contact-messages"
        title="Messages to us"
        caption="What happened to messages from the contact form"
        head={['Point', 'Messages']}
        rows={contactFunnel(counts)}
      />
    </>
  );
}
