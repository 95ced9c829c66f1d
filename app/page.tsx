import type { Metadata } from 'next';
import { CountdownBanner } from '#components/countdown/countdown-banner';
import { FaqList } from '#components/faq/faq-list';
import { Hero } from '#components/hero/hero';
import { LoadingScreen } from '#components/loading-screen/loading-screen';
import { NearMe } from '#components/location/near-me';
import { Mission } from '#components/mission/mission';
import { QrButton } from '#components/share/qr-button';
import { ShareMenu } from '#components/share/share-menu';
import { Sponsors } from '#components/sponsors/sponsors';
import { Breadcrumb } from '#components/ui/breadcrumb';
import { buttonClass } from '#components/ui/button';
import { Container } from '#components/ui/container';
import { Section } from '#components/ui/section';
import { loadEvents } from '#lib/catalog/load-events.server';
import { listWords } from '#lib/events/list-words';
import { serverEnv, siteUrl } from '#lib/server/env.server';
import { awarenessMonthOf } from '#lib/site/awareness-months';
import { FAQ } from '#lib/site/faq';
import { drawHeroScene } from '#lib/site/hero-scenes';
import { openGraph } from '#lib/site/open-graph';
import { SITE_MESSAGE, SITE_NAME } from '#lib/site/site';
import { SPONSOR_SLIDES } from '#lib/site/sponsors';
import { belizeDay } from '#lib/time/calendar-day';
import { holidayOn, nextHoliday } from '#lib/time/next-holiday';
import { DiasporaBlock } from './diaspora-block.tsx';
import { EventsBlock } from './events-block.tsx';
import { WeekendBlock } from './weekend-block.tsx';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const { events } = await loadEvents();
  const { description } = listWords(events, belizeDay(Date.now()));
  const title = `${SITE_NAME}: Events and Festivals in Belize`;
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: '/' },
    openGraph: openGraph({ title, description, url: '/' }),
  };
}

export default async function HomePage() {
  const snapshot = await loadEvents();
  const now = Date.now();
  const { COUNTDOWN_TARGET } = serverEnv();
  const holiday = COUNTDOWN_TARGET ? holidayOn(COUNTDOWN_TARGET) : nextHoliday(now);
  return (
    <>
      <LoadingScreen />
      <Container>
        <Breadcrumb crumbs={[{ label: 'Home', href: '/' }]} />
      </Container>
      <Hero
        scene={drawHeroScene(Math.random())}
        month={awarenessMonthOf(belizeDay(now))}
        nearMe={<NearMe className={buttonClass('light')} />}
      />
      {holiday && <CountdownBanner holiday={holiday} now={now} />}
      <WeekendBlock snapshot={snapshot} now={now} />
      <Sponsors slides={SPONSOR_SLIDES} />
      <Mission />
      <Section
        id="events"
        title="Events Calendar"
        lead="What is on in Belize and wherever Belizeans celebrate."
      >
        <EventsBlock snapshot={snapshot} now={now} layout="calendar" />
      </Section>
      <FaqList items={FAQ} />
      <DiasporaBlock
        snapshot={snapshot}
        now={now}
        share={<ShareMenu url={siteUrl()} title={SITE_NAME} message={SITE_MESSAGE} look="primary" />}
        qrCode={<QrButton url={siteUrl()} look="plain" message={SITE_MESSAGE} />}
      />
    </>
  );
}
