import { BarTable } from '#components/visits/bar-table';
import { VisitsPanel } from '#components/visits/visits-panel';
import type { PeriodCounts } from '#lib/analytics/counts/period-counts';
import type { ReportRow } from '#lib/analytics/counts/report-row';
import {
  durationRows,
  experimentRows,
  locationRows,
  scrollRows,
  themeRows,
  voiceRows,
  weatherRows,
} from '#lib/analytics/counts/usage-rows';

type Part = {
  id: string;
  title: string;
  lead?: string;
  head: readonly [string, string, ...string[]];
  rows: readonly ReportRow[];
};

/** How people used what there is; a part that nobody used is one line at the end. */
export function UsePanels({ book }: { book: PeriodCounts }) {
  const parts: Part[] = [
    {
      id: 'scroll',
      title: 'How far down people read',
      head: ['Came', 'Pages', 'Of all'],
      rows: scrollRows(book),
    },
    {
      id: 'durations',
      title: 'How long visits last',
      lead: 'As long as the guide was in sight, told every five minutes.',
      head: ['Lasted', 'Visits', 'Of all'],
      rows: durationRows(book),
    },
    {
      id: 'voice',
      title: 'Assistant',
      head: ['Question and outcome', 'Answers', 'Of all'],
      rows: voiceRows(book),
    },
    { id: 'weather', title: 'Weather', head: ['Looked at', 'Times', 'Of all'], rows: weatherRows(book) },
    {
      id: 'places',
      title: 'Nearest places',
      lead: 'Where somebody let the guide find their nearest town.',
      head: ['Place', 'Times', 'Of all'],
      rows: locationRows(book),
    },
    { id: 'theme', title: 'Light and dark', head: ['Switch', 'Times', 'Of all'], rows: themeRows(book) },
    {
      id: 'experiments',
      title: 'Experiments',
      lead: 'Visits that drew each variant (A/B), on the device itself. Small differences are chance.',
      head: ['Experiment: variant', 'Visits', 'Used it', 'Of these'],
      rows: experimentRows(book),
    },
  ];
  const unused = parts.filter(({ rows }) => rows.length === 0);
  return (
    <>
      {parts
        .filter(({ rows }) => rows.length > 0)
        .map(({ id, title, lead, head, rows }) => (
          <VisitsPanel key={id} id={id} title={title} lead={lead}>
            <BarTable caption={title} head={head} rows={rows} />
          </VisitsPanel>
        ))}
      {unused.length > 0 && (
        <VisitsPanel
          id="unused"
          title="Nothing counted"
          lead={`${unused.map(({ title }) => title).join(', ')}.`}
        />
      )}
    </>
  );
}
