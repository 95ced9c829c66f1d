import type { Metadata } from 'next';
import { CountdownBanner } from '#components/countdown/countdown-banner';
import { Diaspora } from '#components/diaspora/diaspora';
import { NextEvents } from '#components/events/hour/next-events';
import { SoonestEvents } from '#components/events/hour/soonest-events';
import { FaqPart } from '#components/faq/faq-part';
import { Hero } from '#components/hero/hero';
import { Ways } from '#components/landing/ways';
import { LoadingScreenHtml } from '#components/loading-screen/loading-screen-html';
import { NearMe } from '#components/location/near-me';
import { Mission } from '#components/mission/mission';
import { EventsBlock } from '#components/pages/events-block';
import { QrButton } from '#components/share/qr-button';
import { ShareMenuPart } from '#components/share/share-menu-part';
import { Sponsors } from '#components/sponsors/sponsors';
import { buttonClass } from '#components/ui/button';
import { Breadcrumb } from '#components/ui/layout/breadcrumb';
import { Container } from '#components/ui/layout/container';
import { Section } from '#components/ui/layout/section';
import { homeSlides } from '#lib/catalog/booked-slides.server';
import { indexVersion } from '#lib/catalog/event-lists.server';
import { loadCelebrations } from '#lib/catalog/landing/celebration-page.server';
import { loadEventLists } from '#lib/catalog/load-events.server';
import { citiesAbroad } from '#lib/events/lists/cities-abroad';
import { nextChoices } from '#lib/events/lists/next-choices';
import { celebrationWays } from '#lib/landing/celebration-ways';
import { serverEnv, siteUrl } from '#lib/server/env.server';
import { awarenessMonthOf } from '#lib/site/awareness-months';
import { pickHeroScene } from '#lib/site/hero-scenes';
import { openGraph } from '#lib/site/open-graph';
import { SITE_MESSAGE, SITE_NAME } from '#lib/site/site';
import { belizeDay } from '#lib/time/calendar-day';
import { holidayOn, nextHoliday } from '#lib/time/next-holiday';
import './home.css';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const { description } = (await loadEventLists(Date.now())).metadata;
  const title = `${SITE_NAME}: Events and Festivals in Belize`;
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: '/' },
    openGraph: openGraph({ title, description, url: '/' }),
  };
}

export default async function HomePage() {
  const now = Date.now();
  const { snapshot, summaries, browsed } = await loadEventLists(now);
  const today = belizeDay(now);
  const version = indexVersion(snapshot, now);
  const next = nextChoices(summaries, now);
  const { COUNTDOWN_TARGET } = serverEnv();
  const holiday = COUNTDOWN_TARGET ? holidayOn(COUNTDOWN_TARGET) : nextHoliday(now);
  return (
    <>
      <LoadingScreenHtml />
      <Container>
        <Breadcrumb crumbs={[{ label: 'Home', href: '/' }]} />
      </Container>
      <Hero
        now={now}
        scene={pickHeroScene(Math.random(), now)}
        month={awarenessMonthOf(today)}
        nearMe={<NearMe className={buttonClass('light')} />}
        next={<SoonestEvents events={next.events} now={now} version={version} />}
      />
      {holiday && <CountdownBanner holiday={holiday} now={now} />}
      <Container>
        <Ways isRow label="Coming celebrations" ways={celebrationWays(await loadCelebrations(now), today)} />
      </Container>
      {/* While no source can be read, there are no next events to show. */}
      {snapshot.from !== 'nothing' && (
        <NextEvents {...next} now={now} version={version} holiday={nextHoliday(now)} />
      )}
      <Sponsors slides={await homeSlides(now)} today={today} />
      <Mission />
      <Section
        id="events"
        title="Events Calendar"
        lead="What is on in Belize and wherever Belizeans celebrate."
      >
        <EventsBlock {...browsed} from={snapshot.from} version={version} layout="calendar" />
      </Section>
      <FaqPart />
      <Diaspora
        cities={citiesAbroad(summaries, browsed.choices.cities)}
        share={<ShareMenuPart url={siteUrl()} title={SITE_NAME} message={SITE_MESSAGE} look="primary" />}
        qrCode={<QrButton url={siteUrl()} look="plain" message={SITE_MESSAGE} />}
      />
    </>
  );
}
