import type { Route } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '#components/ui/button';
import { HiddenText } from '#components/ui/hidden-text';
import { Icon } from '#components/ui/icon';
import { Container } from '#components/ui/layout/container';
import type { AwarenessMonth } from '#lib/site/awareness-months';
import type { HeroScene } from '#lib/site/hero-scenes';
import { HERO_SUBTITLE, HERO_TITLE, THINGS_TO_DO_PATH } from '#lib/site/site';
import { belizeMidnight } from '#lib/time/calendar-day';
import { MINUTE_MS } from '#lib/time/durations';
import { HeroPause } from './hero-pause.tsx';
import { HeroStage } from './hero-stage.tsx';

type HeroProps = {
  scene: HeroScene;
  month: AwarenessMonth;
  /** The third quick choice: a link with the look `light`. */
  nearMe: ReactNode;
};

// The same files as in HeroImage, preloaded in the document's head.
const PRELOADS = [
  { media: '(max-width: 31.99rem)', size: 'square' },
  { media: '(min-width: 32rem) and (max-width: 55.99rem)', size: '1280' },
  { media: '(min-width: 56rem)', size: '1920' },
];

/** The search of the hero; a plain form, so it works before hydration. */
function HeroSearch() {
  return (
    <search>
      <form action={THINGS_TO_DO_PATH} className="hero-search-form">
        <label className="hero-search-field">
          <HiddenText>Search events</HiddenText>
          <Icon name="search" className="hero-search-icon" />
          <input
            className="hero-search-input"
            type="search"
            name="q"
            placeholder="Festivals, towns, music"
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <Button type="submit" look="accent" className="hero-search-submit">
          Search
        </Button>
      </form>
    </search>
  );
}

/** The top of the home page: the title, a search, and the three most common questions as links. */
export function Hero({ scene, month, nearMe }: HeroProps) {
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
          <HeroSearch />
        </div>
        <div className="hero-choices">
          <Link
            className={buttonClass('light')}
            href={`${THINGS_TO_DO_PATH}?when=today` as Route}
            prefetch={false}
          >
            <Icon name="sun" />
            Today
          </Link>
          <Link
            className={buttonClass('light')}
            href={`${THINGS_TO_DO_PATH}?when=weekend` as Route}
            prefetch={false}
          >
            <Icon name="calendar" />
            This weekend
          </Link>
          {nearMe}
        </div>
        <div className="hero-pause">
          <HeroPause />
        </div>
      </Container>
    </HeroStage>
  );
}
