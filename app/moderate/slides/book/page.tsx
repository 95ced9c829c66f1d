import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { SlideForm } from '#components/moderation/slides/slide-form';
import { serverEnv } from '#lib/server/env.server';
import { store } from '#lib/server/store/store.server';
import { searchParamsOf } from '#lib/submissions/moderation/requests/queue-filter';
import { actingModerator } from '#lib/submissions/moderation/sign-in/acting-moderator.server';
import { advertiserOf } from '#lib/submissions/slides/advertiser-of.server';
import { loadInvalid } from '#lib/submissions/slides/filled-slide.server';
import { SLIDE_LIMITS, valuesOfApplication } from '#lib/submissions/slides/slide-booking';
import { SLIDES_PATH } from '#lib/submissions/slides/slide-path';
import { belizeDay } from '#lib/time/calendar-day';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Book a slide' };

export default async function BookSlidePage({ searchParams }: PageProps<'/moderate/slides/book'>) {
  const now = Date.now();
  const moderator =
    (await actingModerator((await headers()).get('cookie'), now)) ?? redirect('/moderate/sign-in');
  const search = searchParamsOf(await searchParams);
  const { db } = await store();
  const advertiser = await advertiserOf(db, search.get('application'));
  const invalid =
    search.get('problem') === 'fields' ? await loadInvalid({ moderator: moderator.email }, now) : undefined;
  return (
    <div className="moderation-queue">
      <h1>Book a slide</h1>
      <p>
        {advertiser
          ? `For the application of ${advertiser.name} (${advertiser.reference}).`
          : 'For no application in particular. To book one for an advertiser who applied, start from the page of the application.'}
      </p>
      <SlideForm
        action="/api/moderate/slides"
        hidden={advertiser ? { application: advertiser.itemId } : {}}
        values={{ ...valuesOfApplication(advertiser, belizeDay(now)), ...invalid?.values }}
        problems={invalid?.problems}
        limits={SLIDE_LIMITS}
        mailTo={advertiser?.email || undefined}
        emailDays={advertiser ? undefined : serverEnv().RETENTION_DAYS}
        submit="Book it"
        backHref={advertiser ? `/moderate/items/${advertiser.itemId}` : SLIDES_PATH}
      />
    </div>
  );
}
