import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { CelebrationEvents } from '#components/moderation/celebrations/celebration-events';
import { CelebrationFacts } from '#components/moderation/celebrations/celebration-facts';
import { PutInForm } from '#components/moderation/celebrations/put-in-form';
import { DoneNotice } from '#components/moderation/done-notice';
import { ItemHistory } from '#components/moderation/item/item-history';
import { FormNote } from '#components/ui/form/form-note';
import { EmptyState } from '#components/ui/layout/empty-state';
import {
  eventAtVersion,
  MODERATE_CELEBRATIONS_PATH,
} from '#lib/catalog/celebrations/celebration-moderation-path';
import { celebrationRows, eventsAhead } from '#lib/catalog/celebrations/celebration-rows.server';
import { celebrationAuditId } from '#lib/catalog/celebrations/override-celebration.server';
import { loadOverrides } from '#lib/catalog/celebrations/stored-overrides.server';
import { servedEvents } from '#lib/catalog/event-snapshot.server';
import { operatorFactsOf } from '#lib/celebrations/operator-facts.server';
import { isInWindow } from '#lib/celebrations/title-match';
import type { CalendarEvent } from '#lib/events/calendar-event';
import { store } from '#lib/server/store/store.server';
import { loadHistory } from '#lib/submissions/items/record/load-history.server';
import { moderationProblem } from '#lib/submissions/moderation/requests/moderation-problem';
import { searchParamsOf } from '#lib/submissions/moderation/requests/queue-filter';
import { actingModerator } from '#lib/submissions/moderation/sign-in/acting-moderator.server';
import { belizeDay } from '#lib/time/calendar-day';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Celebration' };

const DONE: Record<string, string> = {
  in: 'Put in. Its pages show it within seconds.',
  out: 'Put out. Its pages leave it out within seconds.',
  undo: 'Taken back. The words of its title decide again.',
};

type CelebrationPageProps = PageProps<'/moderate/celebrations/[slug]'>;

export default async function CelebrationPage({ params, searchParams }: CelebrationPageProps) {
  const now = Date.now();
  if (!(await actingModerator((await headers()).get('cookie'), now))) redirect('/moderate/sign-in');
  const facts = operatorFactsOf((await params).slug);
  if (!facts)
    return (
      <EmptyState spot="nothing-found">
        <p>
          There is no such celebration. <a href={MODERATE_CELEBRATIONS_PATH}>All celebrations</a>
        </p>
      </EmptyState>
    );
  const { slug, celebration } = facts;
  const today = belizeDay(now);
  const { db } = await store();
  const [served, { overrides, versions }, history] = await Promise.all([
    servedEvents().catch(() => undefined),
    loadOverrides(),
    loadHistory(db, celebrationAuditId(slug)),
  ]);
  const events = served?.events ?? [];
  const ahead = eventsAhead(events, today);
  const { byWords, putIn, putOut, ofOthers } = celebrationRows(celebration, ahead, overrides);
  const isShownAhead = new Set(ahead.map(({ id }) => id));
  // Over, without a date yet, or gone: to be taken back all the same.
  const elsewhere = [...overrides]
    .filter(([id, to]) => to === slug && !isShownAhead.has(id))
    .map(([id]) => events.find((event) => event.id === id) ?? { id, title: id, date: '' });
  const formOf = ({ id, title, date }: Pick<CalendarEvent, 'id' | 'title' | 'date'>) => ({
    id,
    title,
    day: date,
    value: eventAtVersion(id, versions.get(id) ?? 0),
  });
  const isCounted = new Set([...byWords, ...putIn].map(({ id }) => id));
  const choices = ahead.filter(({ id }) => !isCounted.has(id));
  const isNear = ({ date }: CalendarEvent) => isInWindow(date, celebration.titleWords.window);
  const search = searchParamsOf(await searchParams);
  const done = DONE[search.get('done') ?? ''];
  const problem = moderationProblem(search.get('problem'));
  return (
    <div className="moderation-queue celebration-page">
      <h1>{facts.name}</h1>
      <p>
        <a href={MODERATE_CELEBRATIONS_PATH}>All celebrations</a>
      </p>
      {done && <DoneNotice words={done} />}
      {problem && (
        <FormNote look="error">
          <p>{problem}</p>
        </FormNote>
      )}
      <section aria-labelledby="what-to-know" className="celebration-know">
        <h2 id="what-to-know">What to know</h2>
        <CelebrationFacts {...facts} year={Number(today.slice(0, 4))} />
      </section>
      <CelebrationEvents
        id="by-words"
        title="By title"
        empty="No title of the coming twelve months names it."
        celebration={slug}
        events={byWords.map(formOf)}
        action={{ value: 'out', label: 'Put it out' }}
      />
      <CelebrationEvents
        id="put-in-by-hand"
        title="Put in by hand"
        empty="None."
        celebration={slug}
        events={[...putIn, ...elsewhere].map(formOf)}
        action={{ value: 'undo', label: 'Undo' }}
      />
      <CelebrationEvents
        id="put-out"
        title="Put out"
        empty="None."
        celebration={slug}
        events={putOut.map(formOf)}
        action={{ value: 'undo', label: 'Undo' }}
      />
      {ofOthers.length > 0 && (
        <CelebrationEvents
          id="of-others"
          title="Of other celebrations, shown here too"
          celebration={slug}
          events={ofOthers.map(formOf)}
        />
      )}
      <PutInForm
        celebration={slug}
        near={choices.filter(isNear).map(formOf)}
        others={choices.filter((event) => !isNear(event)).map(formOf)}
      />
      {history.length > 0 && <ItemHistory entries={history} />}
    </div>
  );
}
