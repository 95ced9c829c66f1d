import type { Metadata } from 'next';
import { PlaceTiles } from '#components/events/filters/place-tiles';
import { NothingAhead } from '#components/events/hour/nothing-ahead';
import { Ways } from '#components/landing/ways';
import { NearMe } from '#components/location/near-me';
import { EventsBlock } from '#components/pages/events-block';
import { Breadcrumb } from '#components/ui/layout/breadcrumb';
import { Container } from '#components/ui/layout/container';
import { JsonLd } from '#components/ui/layout/json-ld';
import { PageLead } from '#components/ui/layout/page-lead';
import { Section } from '#components/ui/layout/section';
import { indexVersion } from '#lib/catalog/event-lists.server';
import { servedCategories } from '#lib/catalog/landing/served-categories.server';
import { loadEventLists } from '#lib/catalog/load-events.server';
import { nextChoices } from '#lib/events/lists/next-choices';
import { categoryWays, MONTH_WAYS, WEEKEND_WAY } from '#lib/landing/event-ways';
import { siteUrl } from '#lib/server/env.server';
import { LIST_CRUMBS } from '#lib/site/crumbs';
import { pageMetadata } from '#lib/site/open-graph';
import { HERO_TITLE, THINGS_TO_DO_PATH } from '#lib/site/site';
import { breadcrumbStructuredData } from '#lib/site/structured-data/breadcrumb-structured-data';
import { pluralize } from '#lib/text/pluralize';
import { nextHoliday } from '#lib/time/next-holiday';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await loadEventLists(Date.now())).metadata;
  return pageMetadata({ title, description, url: THINGS_TO_DO_PATH });
}

export default async function ThingsToDoPage() {
  const now = Date.now();
  const { snapshot, summaries, browsed, metadata } = await loadEventLists(now);
  const isEmpty = snapshot.from !== 'nothing' && nextChoices(summaries, now).events.length === 0;
  const { total, places } = metadata;
  return (
    <>
      {/* The chips have their places before they are painted: the last of them move the first. */}
      <link rel="expect" href="#found" blocking="render" />
      <JsonLd data={breadcrumbStructuredData(LIST_CRUMBS, siteUrl())} />
      <Container>
        <Breadcrumb crumbs={LIST_CRUMBS} />
        <PageLead title={HERO_TITLE} isShort>
          <p>From village fiestas to national parades{total > 0 && `, in ${pluralize(places, 'place')}`}.</p>
        </PageLead>
      </Container>
      <Section id="events" title="Everything to come" head="hidden">
        {isEmpty && <NothingAhead holiday={nextHoliday(now)} />}
        <EventsBlock
          {...browsed}
          from={snapshot.from}
          version={indexVersion(snapshot, now)}
          layout="months"
        />
        {/* At the foot of the printed list. */}
        <p hidden data-paper="">
          {`${siteUrl()}${THINGS_TO_DO_PATH}`}
        </p>
      </Section>
      {browsed.choices.cities.length > 0 && (
        <Section id="places" title="Where?">
          <PlaceTiles places={browsed.choices.cities} nearMe={<NearMe />} />
        </Section>
      )}
      <Section id="browse" title="By month and kind">
        <Ways label="Weekend and months" ways={[WEEKEND_WAY, ...MONTH_WAYS]} />
        <Ways label="Kinds of events" ways={categoryWays(await servedCategories(now))} />
      </Section>
      <Section id="good-to-know" title="Good to know">
        <p>
          Most community events are free and many begin early in the day. The great seasons are September, for
          the national celebrations, and November, for Garifuna Settlement Day. Times are Belize time, UTC−6
          all year; events abroad are in the time of their own city. Weather and boats change plans: check the
          event’s page again before you go.
        </p>
      </Section>
    </>
  );
}
