import type { Metadata, Route } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { Announcement } from '#components/moderation/announcement';
import { DoneNotice } from '#components/moderation/done-notice';
import { VanishedLine } from '#components/moderation/memory/vanished-line';
import { FailedNotice } from '#components/moderation/queue/failed-notice';
import { ItemPane } from '#components/moderation/queue/item-pane';
import { MarkedItems } from '#components/moderation/queue/marked-items';
import { QueueEmpty } from '#components/moderation/queue/queue-empty';
import { QueueFilters } from '#components/moderation/queue/queue-filters';
import { QueueList } from '#components/moderation/queue/queue-list';
import { QueueNavigation } from '#components/moderation/queue/queue-navigation';
import { QueuePages } from '#components/moderation/queue/queue-pages';
import { SheetNotice } from '#components/moderation/queue/sheet-notice';
import { WaitingNotice } from '#components/moderation/queue/waiting-notice';
import { thingsToMend } from '#components/moderation/sheet/things-to-mend.ts';
import { Icon } from '#components/ui/icon';
import { listedEvents } from '#lib/catalog/listed-events.server';
import { loadMemory } from '#lib/catalog/memory/load-memory.server';
import { MODERATE_MEMORY_PATH } from '#lib/catalog/memory/memory-moderation-path';
import { sheetFaultCount, sheetNotice } from '#lib/catalog/sheet-check.server';
import { vanishedEvents } from '#lib/memory/vanished-events';
import { answeredAmong } from '#lib/submissions/items/questions/stored-questions.server';
import { stateOf, waitsForDecision } from '#lib/submissions/items/states/submission-states';
import { duplicatesOf } from '#lib/submissions/moderation/duplicates/duplicates.server';
import { backgroundOf } from '#lib/submissions/moderation/item/item-background.server';
import { itemInDetail } from '#lib/submissions/moderation/item/item-in-detail.server';
import { loadItem } from '#lib/submissions/moderation/item/load-item.server';
import { failedNotifications } from '#lib/submissions/moderation/queue/failed-notifications.server';
import {
  awaitingAnswerCount,
  loadQueue,
  oldestWaiting,
  openCount,
} from '#lib/submissions/moderation/queue/queue.server';
import { queueNews } from '#lib/submissions/moderation/queue/queue-news.server';
import { queueRowOf } from '#lib/submissions/moderation/queue/queue-row';
import { waitingTime } from '#lib/submissions/moderation/queue/waiting-time';
import { moderationPath } from '#lib/submissions/moderation/requests/moderation-path';
import {
  ALL,
  filterFromSearch,
  searchFromFilter,
  searchParamsOf,
} from '#lib/submissions/moderation/requests/queue-filter';
import { actingModerator } from '#lib/submissions/moderation/sign-in/acting-moderator.server';
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
  const [{ items, total, pages, counts }, failed, oldest, listed, memory] = await Promise.all([
    loadQueue(filter),
    failedNotifications(),
    oldestWaiting(filter.kind),
    listedEvents(),
    loadMemory(),
  ]);
  // The last item of the last page was decided.
  if (items.length === 0 && filter.page > pages)
    redirect(
      moderationPath({ filter: { ...filter, page: pages }, more: noticeParametersIn(search) }) as Route,
    );
  const asked = search.get('item');
  const selected =
    items.find(({ id }) => id === asked) ?? (asked ? await loadItem(asked) : undefined) ?? items[0];
  const [duplicates, background, answered, detail] = await Promise.all([
    duplicatesOf(items, listed),
    backgroundOf(items, now),
    answeredAmong(items.map(({ id }) => id)),
    selected && itemInDetail(selected, listed, now),
  ]);
  const news = await queueNews(search, { email, history: asked ? detail?.history : undefined });
  const more = noticeParametersIn(search);
  const rows = items.map((item) =>
    queueRowOf(item, {
      filter,
      duplicates: duplicates.get(item.id)?.length ?? 0,
      background: background.get(item.id),
      more,
      hasAnswer: answered.has(item.id),
      now,
      today,
    }),
  );
  const waiting = waitingTime(oldest, now);
  const sheetFaults = sheetFaultCount();
  const from = searchFromFilter(filter);
  const first = searchFromFilter({ ...filter, page: 1 });
  const vanished = vanishedEvents(memory, [], today).length;
  const isToDecide = waitsForDecision(stateOf(filter.status));
  const isDone = isToDecide && filter.kind === ALL && filter.q === '' && openCount(counts) === 0;
  const areMarked = search.get('mark') === 'all';
  return (
    <div className="moderation-queue">
      <div className="moderation-head">
        <h1>{isToDecide ? `${pluralize(total, 'item')} to decide` : pluralize(total, 'item')}</h1>
        {waiting && <WaitingNotice {...waiting} />}
        {sheetFaults > 0 && (
          <a className="moderation-export" href="/moderate/sheet">
            <Icon name="warning" />
            {thingsToMend(sheetFaults)}
          </a>
        )}
        <a className="moderation-export" href={`/moderate/export.csv${first}`} download>
          <Icon name="download" />
          Export as CSV
        </a>
      </div>
      <Announcement words={news.map(({ words }) => words).join(' ')} />
      {news.map(({ words, look, undo }) => (
        <DoneNotice key={words} words={words} look={look} undo={undo && { ...undo, from }} />
      ))}
      <FailedNotice failed={failed} />
      <SheetNotice {...sheetNotice()} />
      {(vanished > 0 || memory.byFormerId.size > 0) && (
        <VanishedLine count={vanished} href={MODERATE_MEMORY_PATH} />
      )}
      <QueueFilters filter={filter} counts={counts} />
      {rows.length > 0 || (asked && selected) ? (
        <div className="queue-page">
          <div className="queue-page-list">
            {rows.some(({ mark }) => mark) && (
              <MarkedItems
                from={from}
                areMarked={areMarked}
                allHref={moderationPath({ filter, more: { mark: 'all' } })}
                noneHref={moderationPath({ filter })}
              />
            )}
            <QueueList rows={rows} selectedId={selected?.id} areMarked={areMarked} />
            <QueuePages filter={filter} pages={pages} />
          </div>
          {detail && <ItemPane {...detail} filter={filter} today={today} problem={search.get('problem')} />}
        </div>
      ) : (
        <QueueEmpty isDone={isDone} asked={awaitingAnswerCount(counts)} />
      )}
      <QueueNavigation
        isArrived={asked !== null || search.has('done') || search.has('bulk')}
        selectedId={selected?.id}
      />
    </div>
  );
}

/** What stays in the address while a moderator looks at other items: the last decision, so that it can be undone. */
function noticeParametersIn(search: URLSearchParams): Record<string, string> {
  const parameters = ['done', 'bulk', 'told', 'sheet', 'again'].map(
    (name) => [name, search.get(name)] as const,
  );
  return Object.fromEntries(parameters.filter((entry): entry is [string, string] => entry[1] !== null));
}
