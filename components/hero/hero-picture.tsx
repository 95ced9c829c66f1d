'use client';

import { type CSSProperties, useEffect, useRef } from 'react';
import type { HeroScene } from '#lib/site/hero-scenes';
import styles from './hero-picture.module.css';

export type HeroPictureLook = 'first' | 'entering' | 'below' | 'waiting';

type HeroPictureProps = {
  scene: HeroScene;
  look: HeroPictureLook;
  onSettled: (slug: string, loaded: boolean) => void;
};

// One file for phones and one for wide screens, whatever their density: sharp enough, and never 80 kB for a phone.
const WIDE = '(min-width: 56rem)';
const FORMATS = ['avif', 'webp'];

/** A scene with its own colours: before the picture is there, under it, and where the words lie. */
export function HeroPicture({ scene, look, onSettled }: HeroPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const { slug, alt, sky, shade, focus } = scene;

  useEffect(() => {
    let gone = false;
    const settle = (loaded: boolean) => !gone && onSettled(slug, loaded);
    // Answers for pictures that came, or failed, before the script did as well.
    image.current?.decode().then(
      () => settle(true),
      () => settle(false),
    );
    return () => {
      gone = true;
    };
  }, [slug, onSettled]);

  const file = (width: number, format: string) => `/images/hero/${slug}-${width}.${format}`;
  return (
    <div
      className={`${styles.scene} ${styles[look]}`}
      style={{ '--sky': sky, '--ground-shade': shade, '--focus': focus } as CSSProperties}
    >
      <picture>
        {FORMATS.map((format) => (
          <source key={`wide ${format}`} media={WIDE} type={`image/${format}`} srcSet={file(1920, format)} />
        ))}
        {FORMATS.map((format) => (
          <source key={format} type={`image/${format}`} srcSet={file(1280, format)} />
        ))}
        <img
          ref={image}
          className={styles.picture}
          src={file(1280, 'jpg')}
          alt={look === 'first' || look === 'entering' ? alt : ''}
          width={1920}
          height={1080}
          fetchPriority={look === 'first' ? 'high' : 'low'}
          decoding="async"
        />
      </picture>
    </div>
  );
}
