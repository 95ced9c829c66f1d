import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { CelebrationFacts } from '#components/moderation/celebrations/celebration-facts';
import { CelebrationTitles } from '#components/moderation/celebrations/celebration-titles';
import { moderateCelebrationPath } from '#lib/catalog/celebrations/celebration-moderation-path';
import { celebrationRows, eventsAhead } from '#lib/catalog/celebrations/celebration-rows.server';
import { loadOverrides } from '#lib/catalog/celebrations/stored-overrides.server';
import { servedEvents } from '#lib/catalog/event-snapshot.server';
import { OPERATOR_FACTS } from '#lib/celebrations/operator-facts.server';
import { actingModerator } from '#lib/submissions/moderation/sign-in/acting-moderator.server';
import { belizeDay } from '#lib/time/calendar-day';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Celebrations' };

export default async function CelebrationsPage() {
  const now = Date.now();
  if (!(await actingModerator((await headers()).get('cookie'), now))) redirect('/moderate/sign-in');
  const today = belizeDay(now);
  const [served, { overrides }] = await Promise.all([servedEvents().catch(() => undefined), loadOverrides()]);
  const ahead = eventsAhead(served?.events ?? [], today);
  return (
    <div className="moderation-queue">
      <h1>Celebrations</h1>
      <p className="moderation-note">
        An event belongs to a celebration by the words of its title, its day and its place, unless you decide
        otherwise. These are the events of the coming twelve months. What is to be asked first, and the notes,
        are on no public page.
      </p>
      <ul className="moderation-rows celebration-list">
        {OPERATOR_FACTS.map((facts) => {
          const { byWords, putIn, putOut, ofOthers } = celebrationRows(facts.celebration, ahead, overrides);
          return (
            <li key={facts.slug}>
              <h2>
                <a href={moderateCelebrationPath(facts.slug)}>{facts.name}</a>
              </h2>
              <CelebrationTitles title="By title" events={byWords} />
              <CelebrationTitles title="Put in by hand" events={putIn} />
              <CelebrationTitles title="Put out" events={putOut} />
              <CelebrationTitles title="Of other celebrations, shown here too" events={ofOthers} />
              <CelebrationFacts {...facts} year={Number(today.slice(0, 4))} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
