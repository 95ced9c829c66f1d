import { notFound } from 'next/navigation';
import { Container } from '#components/ui/layout/container';
import { PageLead } from '#components/ui/layout/page-lead';
import { BarTable } from '#components/visits/bar-table';
import { KeyFigures } from '#components/visits/key-figures';
import { VisitsPanel } from '#components/visits/visits-panel';
import { formatCount, formatShare } from '#lib/analytics/counts/report-row';
import { statusMetadata } from '#lib/submissions/private-page/status-metadata';
import { loadResults } from '#lib/submissions/slides/load-results.server';
import { RUN_STATE_WORDS, runWords } from '#lib/submissions/slides/slide-words';

export const dynamic = 'force-dynamic';

export const metadata = statusMetadata('Results of a poster');

/** How often a slide was shown and pressed, week by week; public to anyone who has its private link. */
export default async function ResultsPage({ params }: PageProps<'/results/[token]'>) {
  const { token } = await params;
  const { slide, state, lastDay, weeks, total } = (await loadResults(token, Date.now())) ?? notFound();
  const rows = weeks.map(({ from, to, shown, pressed }) => ({
    key: from,
    label: runWords(from, to),
    count: shown,
    more: [formatCount(pressed), formatShare(pressed, shown)],
  }));
  return (
    <Container>
      <link rel="stylesheet" href="/styles/visits.css" precedence="visits" />
      <link rel="stylesheet" href="/styles/visits-charts.css" precedence="visits" />
      <PageLead title={`Results of “${slide.title}”`}>
        <p>
          {RUN_STATE_WORDS[state]} on the home page: {runWords(slide.first_day, lastDay)}, in Belize.
        </p>
      </PageLead>
      <div className="visits-page slide-report">
        <KeyFigures
          figures={[
            { label: 'Shown', count: total.shown },
            { label: 'Clicked', count: total.pressed },
          ]}
        />
        <VisitsPanel
          id="weeks"
          title="Week by week"
          lead={rows.length === 0 ? 'Nothing is counted before its first day.' : undefined}
        >
          {rows.length > 0 && (
            <BarTable
              caption="How often the poster was shown and clicked, by weeks from Sunday to Saturday"
              head={['Week', 'Shown', 'Clicked', 'Of those shown']}
              rows={rows}
            />
          )}
        </VisitsPanel>
        <VisitsPanel id="counting" title="How we count">
          <p>
            <strong>Shown</strong> means that at least half of the poster was on the screen for a second, once
            each time the page is opened. <strong>Clicked</strong> means that its link was opened.
          </p>
          <p>
            We do not count people: someone who comes twice is counted twice. Visitors who ask not to be
            counted (Global Privacy Control, Do Not Track) or who run no scripts are left out, so the true
            numbers are higher. A program could add to them. Take them as a guide, not for billing.
          </p>
          <p>
            Today’s numbers are still growing. Results stay here for 400 days. Anyone with this address can
            see them, so share it only with people who should.
          </p>
        </VisitsPanel>
      </div>
    </Container>
  );
}
