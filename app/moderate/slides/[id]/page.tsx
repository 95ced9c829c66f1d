import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { DoneNotice } from '#components/moderation/done-notice';
import { ItemHistory } from '#components/moderation/item/item-history';
import { PostForm } from '#components/moderation/post-form';
import { ResultsLink } from '#components/moderation/slides/results-link';
import { SlideForm } from '#components/moderation/slides/slide-form';
import { SponsorPoster } from '#components/sponsors/sponsor-poster';
import { Button } from '#components/ui/button';
import { EmptyState } from '#components/ui/layout/empty-state';
import { serverEnv, siteUrl } from '#lib/server/env.server';
import { store } from '#lib/server/store/store.server';
import { loadHistory } from '#lib/submissions/items/record/load-history.server';
import { searchParamsOf } from '#lib/submissions/moderation/requests/queue-filter';
import { actingModerator } from '#lib/submissions/moderation/sign-in/acting-moderator.server';
import { advertiserOf } from '#lib/submissions/slides/advertiser-of.server';
import { loadInvalid } from '#lib/submissions/slides/filled-slide.server';
import { loadSlide } from '#lib/submissions/slides/load-slides.server';
import { resultsPath } from '#lib/submissions/slides/results-link.server';
import { SLIDE_LIMITS, valuesOfBooking } from '#lib/submissions/slides/slide-booking';
import { SLIDES_PATH } from '#lib/submissions/slides/slide-path';
import { lastDayOfRun, runStateOf, sponsorSlideOf } from '#lib/submissions/slides/slide-run';
import { RUN_STATE_WORDS, runWords } from '#lib/submissions/slides/slide-words';
import { belizeDay } from '#lib/time/calendar-day';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Slide' };

const DONE: Record<string, string> = {
  booked: 'Booked. It goes up and comes down by itself on its days.',
  save: 'Saved.',
  end: 'Ended. The home page no longer shows it.',
  mail: 'The link to its results is on its way.',
};

export default async function SlidePage({ params, searchParams }: PageProps<'/moderate/slides/[id]'>) {
  if (!(await actingModerator((await headers()).get('cookie'), Date.now()))) redirect('/moderate/sign-in');
  const { id } = await params;
  const slide = await loadSlide(id);
  if (!slide)
    return (
      <EmptyState spot="nothing-found">
        <p>
          There is no such slide, or it was deleted after its time. <a href={SLIDES_PATH}>All slides</a>
        </p>
      </EmptyState>
    );
  const { db } = await store();
  const [advertiser, history] = await Promise.all([advertiserOf(db, slide.item_id), loadHistory(db, id)]);
  const mailTo = advertiser?.email || slide.advertiser_email;
  const search = searchParamsOf(await searchParams);
  const done = DONE[search.get('done') ?? ''];
  const invalid =
    search.get('problem') === 'fields' ? await loadInvalid({ slideId: id }, Date.now()) : undefined;
  const state = runStateOf(slide, belizeDay(Date.now()));
  const action = `/api/moderate/slides/${id}`;
  const version = String(slide.version);
  return (
    <>
      {done && <DoneNotice words={done} />}
      <div className="moderation-item">
        <div className="moderation-whole">
          <h1>{slide.title}</h1>
          <p>
            {RUN_STATE_WORDS[state]}: {runWords(slide.first_day, lastDayOfRun(slide))}.
            {advertiser && (
              <>
                {' '}
                For the application of <a href={`/moderate/items/${advertiser.itemId}`}>{advertiser.name}</a>.
              </>
            )}
          </p>
        </div>
        <div className="moderation-main">
          <SlideForm
            action={action}
            hidden={{ version, action: 'save' }}
            values={{ ...valuesOfBooking(slide), ...invalid?.values }}
            problems={invalid?.problems}
            limits={SLIDE_LIMITS}
            emailDays={advertiser ? undefined : serverEnv().RETENTION_DAYS}
            submit={state === 'ended' ? 'Run it again' : 'Save'}
            backHref={SLIDES_PATH}
          />
        </div>
        <div className="moderation-side slide-side">
          {slide.image && (
            <section aria-labelledby="slide-preview" className="slide-preview">
              <h2 id="slide-preview">As the home page shows it</h2>
              <SponsorPoster slide={sponsorSlideOf(slide)} index={0} count={1} />
            </section>
          )}
          <ResultsLink url={siteUrl() + resultsPath(slide.id)} />
          <div className="slide-actions">
            {mailTo && (
              <PostForm action={action} hidden={{ version, action: 'mail' }}>
                <Button type="submit">Email the link to {mailTo}</Button>
              </PostForm>
            )}
            {state !== 'ended' && (
              <PostForm action={action} hidden={{ version, action: 'end' }}>
                <Button type="submit">End it now</Button>
              </PostForm>
            )}
          </div>
          <ItemHistory entries={history} />
        </div>
      </div>
    </>
  );
}
