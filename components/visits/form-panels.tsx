import { BarTable } from '#components/visits/bar-table';
import { VisitsPanel } from '#components/visits/visits-panel';
import { advertiserFunnel, contactFunnel, submissionFunnel } from '#lib/analytics/counts/funnels';
import type { PeriodCounts } from '#lib/analytics/counts/period-counts';
import { EVENT_STEPS } from '#lib/submissions/fields/event-submission';

/** How far people came with the forms. */
export function FormPanels({ book }: { book: PeriodCounts }) {
  return (
    <>
      <VisitsPanel
        id="submissions"
        title="Sending in an event"
        lead="How far people came. A draft that is kept and finished another day is opened twice."
      >
        <BarTable
          caption="How often each step of the form for events was reached"
          head={['Step', 'Times', 'Of opened', 'Left here']}
          rows={submissionFunnel(book, EVENT_STEPS)}
        />
      </VisitsPanel>
      <VisitsPanel id="advertisers" title="Asking to advertise">
        <BarTable
          caption="How often each point of the form for advertisers was reached"
          head={['Point', 'Times', 'Of opened']}
          rows={advertiserFunnel(book)}
        />
      </VisitsPanel>
      <VisitsPanel id="contact-messages" title="Messages to us">
        <BarTable
          caption="What became of messages through the contact form"
          head={['Point', 'Messages']}
          rows={contactFunnel(book)}
        />
      </VisitsPanel>
    </>
  );
}
