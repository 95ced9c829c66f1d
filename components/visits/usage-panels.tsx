import type { PeriodCounts } from '#lib/analytics/counts/period-counts';
import {
  durationRows,
  experimentRows,
  locationRows,
  scrollRows,
  themeRows,
  voiceRows,
  weatherRows,
} from '#lib/analytics/counts/usage-rows';
import { BarPanel } from './bar-panel.tsx';
import type { BarTableProps } from './bar-table.tsx';
import { VisitsPanel } from './visits-panel.tsx';

type Part = { id: string; title: string; lead?: string } & Pick<BarTableProps, 'head' | 'rows'>;

/** How visitors used each feature; unused features are listed in one line at the end. */
export function UsagePanels({ counts }: { counts: PeriodCounts }) {
  const parts: Part[] = [
    {
      id: 'scroll',
      title: 'How far down people read',
      head: ['Got to', 'Pages', 'Of all'],
      rows: scrollRows(counts),
    },
    {
      id: 'durations',
      title: 'How long visits last',
      lead: 'For as long as the guide was on the screen, recorded every five minutes.',
      head: ['Lasted', 'Visits', 'Of all'],
      rows: durationRows(counts),
    },
    {
      id: 'voice',
      title: 'Assistant',
      head: ['Question and outcome', 'Answers', 'Of all'],
      rows: voiceRows(counts),
    },
    { id: 'weather', title: 'Weather', head: ['Looked at', 'Times', 'Of all'], rows: weatherRows(counts) },
    {
      id: 'places',
      title: 'Nearest places',
      lead: 'Where somebody let the guide find their nearest town.',
      head: ['Place', 'Times', 'Of all'],
      rows: locationRows(counts),
    },
    { id: 'theme', title: 'Light and dark', head: ['Switch', 'Times', 'Of all'], rows: themeRows(counts) },
    {
      id: 'experiments',
      title: 'Experiments',
      lead: 'Visits that drew each variant (A/B), on the device itself. Small differences are chance.',
      head: ['Experiment: variant', 'Visits', 'Used it', 'Of these'],
      rows: experimentRows(counts),
    },
  ];
  const unused = parts.filter(({ rows }) => rows.length === 0);
  return (
    <>
      {parts
        .filter(({ rows }) => rows.length > 0)
        .map((part) => (
          <BarPanel key={part.id} {...part} />
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
