'use client';

import { useState } from 'react';
import { ServerHtml } from '#components/ui/islands/server-html';
import type { EventSummary } from '#lib/events/event-summary';
import { pageEvents } from '#lib/events/lists/page-events';
import { RelatedRows } from '../card/related-rows.tsx';
import type { LoadedEvents } from '../list/loaded-events.ts';

type RelatedPartProps = {
  /** The name under which the server has the events. */
  name: string;
  rows: readonly { name: string; ids: readonly string[] }[];
  /** In milliseconds since 1970. */
  now: number;
  /** Version of the index that has them. */
  version: string;
};

const load = (version: string) =>
  import('../list/loaded-events.ts').then(({ loadAllEvents }) => loadAllEvents(version));

/** Without the rows whose events are all past by now. */
const rowsWith = (rows: RelatedPartProps['rows'], events: readonly EventSummary[]) =>
  rows
    .map(({ name, ids }) => ({
      name,
      events: ids.flatMap((id) => events.find((event) => event.id === id) ?? []),
    }))
    .filter((row) => row.events.length > 0);

/** On the server the tickets are at hand; the browser's bundle is without them. */
const renderRows = ({ name, rows, now }: RelatedPartProps) =>
  typeof window === 'undefined' ? (
    <RelatedRows rows={rowsWith(rows, pageEvents(name))} now={now} level={1} />
  ) : null;

/**
 * The related events of a page: the server's HTML, and in its place what is loaded where there is none, after a
 * navigation inside the site.
 */
export function RelatedPart(props: RelatedPartProps) {
  const { name, rows, now, version } = props;
  const [loaded, setLoaded] = useState<LoadedEvents>();
  if (loaded) return <loaded.parts.RelatedRows rows={rowsWith(rows, loaded.events)} now={now} level={1} />;
  return (
    <ServerHtml
      name={name}
      render={() => renderRows(props)}
      // Without the events the page stays as it is: they are not its own content.
      onMissing={() => void load(version).then(setLoaded, () => {})}
    />
  );
}
