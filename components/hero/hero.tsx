import type { ReactNode } from 'react';
import { buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { Container } from '#components/ui/layout/container';
import { ScriptedLink } from '#components/ui/scripted-link';
import { TONIGHT } from '#lib/events/event-filters';
import type { AwarenessMonth } from '#lib/site/awareness-months';
import type { HeroScene } from '#lib/site/hero-scenes';
import { listAddresses } from '#lib/site/list-addresses';
import { HERO_SUBTITLE, HERO_TITLE } from '#lib/site/site';
import { belizeDay, belizeMidnight } from '#lib/time/calendar-day';
import { HOUR_MS, MINUTE_MS } from '#lib/time/durations';
import { HeroPause } from './hero-pause.tsx';
import { HeroSearchPart } from './hero-search-part.tsx';
import { HeroStage } from './hero-stage.tsx';

type HeroProps = {
  /** In milliseconds since 1970. */
  now: number;
  scene: HeroScene;
  month: AwarenessMonth;
  /** The third quick choice: a link with the look `light`. */
  nearMe: ReactNode;
  /** What is on next, as tickets. */
  next: ReactNode;
};

// The same files as in HeroImage, preloaded in the document's head.
const PRELOADS = [
  { media: '(max-width: 31.99rem)', size: 'square' },
  { media: '(min-width: 32rem) and (max-width: 55.99rem)', size: '1280' },
  { media: '(min-width: 56rem)', size: '1920' },
];

/** The hour in Belize from which the first choice is the evening. */
const TONIGHT_FROM_HOUR = 15;

/** Today, and from the afternoon on Tonight: the page's script hides the first at its hour, and with it shows the second. */
function DayChoice({ now }: { now: number }) {
  const ends = belizeMidnight(belizeDay(now)) + TONIGHT_FROM_HOUR * HOUR_MS;
  const look = buttonClass('light');
  return (
    <>
      <ScriptedLink
        className={look}
        {...listAddresses({ when: 'today' })}
        data-ends={ends / MINUTE_MS}
        hidden={now >= ends}
        suppressHydrationWarning
      >
        <Icon name="sun" />
        Today
      </ScriptedLink>
      <ScriptedLink className={look} {...listAddresses({ when: TONIGHT })}>
        <Icon name="moon-stars" />
        Tonight
      </ScriptedLink>
    </>
  );
}

/** The top of the home page: the title, a search, what is on next, and the three most common questions as links. */
export function Hero({ now, scene, month, nearMe, next }: HeroProps) {
  return (
    <HeroStage first={scene} labelledBy="home-title">
      {PRELOADS.map(({ media, size }) => (
        <link
          key={size}
          rel="preload"
          as="image"
          type="image/avif"
          media={media}
          href={`/images/hero/${scene.slug}-${size}.avif`}
          fetchPriority="high"
        />
      ))}
      <Container className="hero-inner">
        <p className="hero-month">
          {/* biome-ignore lint/performance/noImgElement: a small drawing, nothing to optimise */}
          <img src={`/images/spots/${month.ribbon}.svg`} alt="" width={40} height={40} fetchPriority="low" />
          <span
            data-until={month.next && belizeMidnight(month.next.from) / MINUTE_MS}
            data-then={month.next?.theme}
            suppressHydrationWarning
          >
            {month.theme}
          </span>
        </p>
        <div className="hero-words">
          <h1 id="home-title" className="hero-title">
            {HERO_TITLE}
          </h1>
          <p className="hero-subtitle">{HERO_SUBTITLE}</p>
          <HeroSearchPart />
        </div>
        {next}
        <div className="hero-choices">
          <DayChoice now={now} />
          <ScriptedLink className={buttonClass('light')} {...listAddresses({ when: 'weekend' })}>
            <Icon name="calendar" />
            This weekend
          </ScriptedLink>
          {nearMe}
        </div>
        <div className="hero-pause">
          <HeroPause />
        </div>
      </Container>
    </HeroStage>
  );
}
