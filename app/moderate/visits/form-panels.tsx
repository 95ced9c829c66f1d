import { BarTable } from '#components/visits/bar-table';
import { VisitsPanel } from '#components/visits/visits-panel';
import type { CountBook } from '#lib/analytics/count-book';
import { advertiserFunnel, contactFunnel, submissionFunnel } from '#lib/analytics/funnels';

/** How far people came with the forms. */
export function FormPanels({ book }: { book: CountBook }) {
  return (
    <>
      <VisitsPanel
        id="submissions"
        title="Sending in an event"
        lead="How far people came. A draft that is kept and finished another day is opened twice."
        isWide
      >
        <BarTable
          caption="How many came to each step of the form for events"
          head={['Step', 'People']}
          rows={submissionFunnel(book)}
        />
      </VisitsPanel>
      <VisitsPanel id="advertisers" title="Asking to advertise">
        <BarTable
          caption="How many came to each point of the form for advertisers"
          head={['Point', 'People']}
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
