import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { ModerationBar } from '#components/moderation/moderation-bar';
import { DoneNotice } from '#components/moderation/queue/done-notice';
import { FailedNotice } from '#components/moderation/queue/failed-notice';
import { QueueFilters } from '#components/moderation/queue/queue-filters';
import { QueueList } from '#components/moderation/queue/queue-list';
import { QueuePages } from '#components/moderation/queue/queue-pages';
import { SheetNotice } from '#components/moderation/queue/sheet-notice';
import { Icon } from '#components/ui/icon';
import { EmptyState } from '#components/ui/layout/empty-state';
import { listedEvents } from '#lib/catalog/listed-events.server';
import { sheetNotice } from '#lib/catalog/sheet-check.server';
import { duplicatesOf } from '#lib/submissions/moderation/duplicates.server';
import { failedNotifications } from '#lib/submissions/moderation/failed-notifications.server';
import { lastDecision } from '#lib/submissions/moderation/last-decision.server';
import { loadQueue, openCount } from '#lib/submissions/moderation/queue.server';
import {
  ALL,
  filterFromSearch,
  searchFromFilter,
  searchParamsOf,
} from '#lib/submissions/moderation/queue-filter';
import { queueRowOf } from '#lib/submissions/moderation/queue-row';
import { answeredAmong } from '#lib/submissions/questions/stored-questions.server';
import { actingModerator } from '#lib/submissions/sign-in/acting-moderator.server';
import { stateOf, waitsForDecision } from '#lib/submissions/submission-states';
import { pluralize } from '#lib/text/pluralize';
import { belizeDay } from '#lib/time/calendar-day';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Queue' };

export default async function QueuePage({ searchParams }: PageProps<'/moderate'>) {
  const { email } =
    (await actingModerator((await headers()).get('cookie'), Date.now())) ?? redirect('/moderate/sign-in');
  const search = searchParamsOf(await searchParams);
  const filter = filterFromSearch(search);
  const now = Date.now();
  const today = belizeDay(now);
  const [{ items, total, pages, counts }, failed, last] = await Promise.all([
    loadQueue(filter),
    failedNotifications(),
    lastDecision(search),
  ]);
  const [duplicates, answered] = await Promise.all([
    listedEvents().then((listed) => duplicatesOf(items, listed)),
    answeredAmong(items.map(({ id }) => id)),
  ]);
  const rows = items.map((item) =>
    queueRowOf(item, {
      filter,
      duplicates: duplicates.get(item.id)?.length ?? 0,
      hasAnswer: answered.has(item.id),
      now,
      today,
    }),
  );
  const from = searchFromFilter({ ...filter, page: 1 });
  const isToDecide = waitsForDecision(stateOf(filter.status));
  const isDone = isToDecide && filter.kind === ALL && filter.q === '' && openCount(counts) === 0;
  return (
    <>
      <ModerationBar email={email} queueHref={`/moderate${from}`} announcement={last?.words} />
      {last && (
        <DoneNotice
          words={last.words}
          look={last.look}
          undo={
            last.undoVersion === undefined
              ? undefined
              : { itemId: last.itemId, version: last.undoVersion, from, key: '' }
          }
        />
      )}
      <div className="moderation-queue">
        <div className="moderation-head">
          <h1>{isToDecide ? `${pluralize(total, 'item')} to decide` : pluralize(total, 'item')}</h1>
          <a className="moderation-export" href={`/moderate/export.csv${from}`} download>
            <Icon name="download" />
            Export as CSV
          </a>
        </div>
        <FailedNotice failed={failed} />
        <SheetNotice {...sheetNotice()} />
        <QueueFilters filter={filter} counts={counts} />
        {rows.length > 0 ? (
          <QueueList rows={rows} />
        ) : (
          <EmptyState spot={isDone ? 'nothing-today' : 'nothing-found'}>
            <p>{isDone ? 'Everything is decided. Thank you!' : 'Nothing here fits. Try another filter.'}</p>
          </EmptyState>
        )}
        <QueuePages filter={filter} pages={pages} />
      </div>
    </>
  );
}
