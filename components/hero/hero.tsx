import type { ReactNode } from 'react';
import { buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { Container } from '#components/ui/layout/container';
import { ScriptedLink } from '#components/ui/scripted-link';
import type { AwarenessMonth } from '#lib/site/awareness-months';
import type { HeroScene } from '#lib/site/hero-scenes';
import { listAddresses } from '#lib/site/list-addresses';
import { HERO_SUBTITLE, HERO_TITLE } from '#lib/site/site';
import { belizeMidnight } from '#lib/time/calendar-day';
import { MINUTE_MS } from '#lib/time/durations';
import { HeroPause } from './hero-pause.tsx';
import { HeroSearchPart } from './hero-search-part.tsx';
import { HeroStage } from './hero-stage.tsx';

type HeroProps = {
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

/** The top of the home page: the title, a search, what is on next, and the three most common questions as links. */
export function Hero({ scene, month, nearMe, next }: HeroProps) {
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
          <ScriptedLink className={buttonClass('light')} {...listAddresses({ when: 'today' })}>
            <Icon name="sun" />
            Today
          </ScriptedLink>
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
