'use client';

import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useAutoplay } from '#lib/device/motion.browser';
import type { HeroScene } from '#lib/site/hero-scenes';
import { clockNow } from '#lib/time/clock.browser';
import { HeroImage } from './hero-image.tsx';

const ROTATION_SECONDS = 10;
const PRELOAD_SECONDS = 9;
const TICK_MS = 1000;

const isVisible = () => !document.hidden && !document.querySelector('dialog[open]');

type HeroStageProps = { first: HeroScene; labelledBy: string; children: ReactNode };

/**
 * The hero's text in front of a scene: the server's at first, then another one every ten seconds while autoplay is on.
 * The shade behind the text has the colour of the current scene.
 */
export function HeroStage({ first, labelledBy, children }: HeroStageProps) {
  const moving = useAutoplay();
  const [settled, setSettled] = useState(false);
  // The current scene is the last of `shown`; the previous one is below it while the new one fades in.
  const [shown, setShown] = useState<readonly HeroScene[]>([first]);
  const [waiting, setWaiting] = useState<HeroScene>();
  const turn = useRef({ seconds: 0, ready: '' });
  const current = shown.at(-1) ?? first;

  useEffect(() => {
    if (!moving) return;
    let isCancelled = false;
    const prepare = async () => {
      const { pickHeroScene } = await import('#lib/site/hero-scenes');
      if (isCancelled) return;
      const next = pickHeroScene(Math.random(), clockNow(), current.slug);
      // A scene that is still mounted below does not report its image a second time.
      if (shown.some(({ slug }) => slug === next.slug)) turn.current.ready = next.slug;
      setShown([current]);
      setWaiting(next);
    };
    const timer = setInterval(() => {
      if (!isVisible()) return;
      turn.current.seconds += 1;
      if (!waiting && turn.current.seconds >= PRELOAD_SECONDS) {
        // The list of scenes could not be loaded; the next turn tries again.
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
      isCancelled = true;
      clearInterval(timer);
    };
  }, [moving, shown, current, waiting]);

  const settle = useCallback((slug: string, loaded: boolean) => {
    setSettled(true);
    if (loaded) {
      turn.current.ready = slug;
      return;
    }
    // An image that fails is skipped: another scene is picked.
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
      {[...shown, ...(waiting ? [waiting] : [])].map((scene) => (
        <HeroImage key={scene.slug} scene={scene} look={lookOf(scene)} onSettled={settle}>
          {/* Behind the image, which may have come long before the script that knows. */}
          {!settled && <span className="hero-stage-spinner" aria-hidden="true" />}
        </HeroImage>
      ))}
      {children}
    </section>
  );
}
