import { BarTable } from '#components/visits/bar-table';
import { VisitsPanel } from '#components/visits/visits-panel';
import type { CountBook } from '#lib/analytics/count-book';
import type { ReportRow } from '#lib/analytics/report-row';
import {
  durationRows,
  experimentRows,
  locationRows,
  scrollRows,
  themeRows,
  voiceRows,
  weatherRows,
} from '#lib/analytics/usage-rows';

type Part = {
  id: string;
  title: string;
  lead?: string;
  head: readonly [string, string];
  rows: readonly ReportRow[];
};

/** How people used what there is; a part that nobody used is one line at the end. */
export function UsePanels({ book }: { book: CountBook }) {
  const parts: Part[] = [
    {
      id: 'scroll',
      title: 'How far down people read',
      lead: 'Of all pages seen.',
      head: ['Came', 'Pages'],
      rows: scrollRows(book),
    },
    {
      id: 'durations',
      title: 'How long visits last',
      lead: 'Of all visits; shorter ones are told of nowhere.',
      head: ['Lasted', 'Visits'],
      rows: durationRows(book),
    },
    { id: 'voice', title: 'Assistant', head: ['Question and outcome', 'Answers'], rows: voiceRows(book) },
    { id: 'weather', title: 'Weather', head: ['Looked at', 'Times'], rows: weatherRows(book) },
    {
      id: 'places',
      title: 'Nearest places',
      lead: 'Where somebody let the guide find their nearest town.',
      head: ['Place', 'Times'],
      rows: locationRows(book),
    },
    { id: 'theme', title: 'Light and dark', head: ['Switch', 'Times'], rows: themeRows(book) },
    {
      id: 'experiments',
      title: 'Experiments',
      lead: 'How many devices drew which variant (A/B). The draw stays on the device; counts alone prove no effect.',
      head: ['Experiment: variant', 'Devices'],
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
