'use client';

import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useAutoplay } from '#lib/device/motion.browser';
import type { HeroScene } from '#lib/site/hero-scenes';
import { HeroPicture } from './hero-picture.tsx';

const ROTATION_SECONDS = 10;
const PRELOAD_SECONDS = 9;
const TICK_MS = 1000;

const isLookedAt = () => !document.hidden && !document.querySelector('dialog[open]');

type HeroStageProps = { first: HeroScene; labelledBy: string; children: ReactNode };

/**
 * The words in front of a scene: that of the first paint, and from then on another one every ten seconds, as long as
 * things may move. The words' veil has the colour of the scene on show.
 */
export function HeroStage({ first, labelledBy, children }: HeroStageProps) {
  const moving = useAutoplay();
  const [settled, setSettled] = useState(false);
  // The one on show is the last of `shown`; the one before it lies below while the new one fades in.
  const [shown, setShown] = useState<readonly HeroScene[]>([first]);
  const [waiting, setWaiting] = useState<HeroScene>();
  const turn = useRef({ seconds: 0, ready: '' });
  const current = shown.at(-1) ?? first;

  useEffect(() => {
    if (!moving) return;
    let gone = false;
    const prepare = async () => {
      const { pickHeroScene } = await import('#lib/site/hero-scenes');
      if (gone) return;
      const next = pickHeroScene(Math.random(), current.slug);
      // The one that lies below is on the page already: its picture will not report a second time.
      if (shown.some(({ slug }) => slug === next.slug)) turn.current.ready = next.slug;
      setShown([current]);
      setWaiting(next);
    };
    const timer = setInterval(() => {
      if (!isLookedAt()) return;
      turn.current.seconds += 1;
      if (!waiting && turn.current.seconds >= PRELOAD_SECONDS) {
        // Without a connection the list cannot be had either; the next turn asks again.
        prepare().catch(() => {
          turn.current.seconds = 0;
        });
      } else if (waiting?.slug === turn.current.ready && turn.current.seconds >= ROTATION_SECONDS) {
        turn.current.seconds = 0;
        setShown([current, waiting]);
        setWaiting(undefined);
      }
    }, TICK_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [moving, shown, current, waiting]);

  const settle = useCallback((slug: string, loaded: boolean) => {
    setSettled(true);
    if (loaded) {
      turn.current.ready = slug;
      return;
    }
    // A picture that fails has had its turn: the next one is drawn.
    turn.current.seconds = 0;
    setWaiting((scene) => (scene?.slug === slug ? undefined : scene));
  }, []);

  const lookOf = (scene: HeroScene) => {
    if (scene === waiting) return 'waiting';
    if (scene !== current) return 'below';
    return scene === first ? 'first' : 'entering';
  };
  return (
    <section
      id="home"
      aria-labelledby={labelledBy}
      className="hero-stage-stage"
      style={{ '--shade': current.shade } as CSSProperties}
    >
      {!settled && <span className="hero-stage-spinner" aria-hidden="true" />}
      {[...shown, ...(waiting ? [waiting] : [])].map((scene) => (
        <HeroPicture key={scene.slug} scene={scene} look={lookOf(scene)} onSettled={settle} />
      ))}
      {children}
    </section>
  );
}
