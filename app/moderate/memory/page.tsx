import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { DoneNotice } from '#components/moderation/done-notice';
import { JoinedList } from '#components/moderation/memory/joined-list';
import { VanishedList } from '#components/moderation/memory/vanished-list';
import { FormNote } from '#components/ui/form/form-note';
import { EmptyState } from '#components/ui/layout/empty-state';
import { servedEvents } from '#lib/catalog/event-snapshot.server';
import { loadMemory } from '#lib/catalog/memory/load-memory.server';
import { movedEvents, vanishedEvents } from '#lib/memory/vanished-events';
import { moderationProblem } from '#lib/submissions/moderation/requests/moderation-problem';
import { searchParamsOf } from '#lib/submissions/moderation/requests/queue-filter';
import { actingModerator } from '#lib/submissions/moderation/sign-in/acting-moderator.server';
import { pluralize } from '#lib/text/pluralize';
import { belizeDay } from '#lib/time/calendar-day';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'No longer listed' };

const DONE: Record<string, string> = {
  join: 'Joined. The former address leads to the present one within seconds.',
  part: 'Parted. Each is an event of its own again.',
  gone: 'Said. Its address answers that it is gone, and nothing of it is kept.',
};

export default async function MemoryPage({ searchParams }: PageProps<'/moderate/memory'>) {
  const now = Date.now();
  if (!(await actingModerator((await headers()).get('cookie'), now))) redirect('/moderate/sign-in');
  const [served, memory] = await Promise.all([servedEvents().catch(() => undefined), loadMemory()]);
  const listed = served?.events ?? [];
  const today = belizeDay(now);
  const vanished = vanishedEvents(memory, listed, today);
  const search = searchParamsOf(await searchParams);
  const done = DONE[search.get('done') ?? ''];
  const problem = moderationProblem(search.get('problem'));
  return (
    <div className="moderation-queue">
      <h1>
        {vanished.length > 0 ? `${pluralize(vanished.length, 'event')} no longer listed` : 'No longer listed'}
      </h1>
      {done && <DoneNotice words={done} />}
      {problem && (
        <FormNote look="error">
          <p>{problem}</p>
        </FormNote>
      )}
      {vanished.length > 0 ? (
        <p className="moderation-note">
          These events to come were listed, and are not in the last reading of the sheet. Say which event each
          is now: then its address leads there, and calendars on phones move with it. Or say that it is gone:
          then its address answers that, for good.
        </p>
      ) : (
        <EmptyState spot="nothing-today">
          <p>No event to come has vanished.</p>
        </EmptyState>
      )}
      <VanishedList events={vanished} />
      <JoinedList events={movedEvents(memory, listed, today)} />
    </div>
  );
}
