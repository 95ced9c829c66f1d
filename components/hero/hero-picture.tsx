import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useLightMode } from '#lib/device/light-mode.browser';
import type { HeroScene } from '#lib/site/hero-scenes';

type HeroPictureLook = 'first' | 'entering' | 'below' | 'waiting';

type HeroPictureProps = {
  scene: HeroScene;
  look: HeroPictureLook;
  onSettled: (slug: string, loaded: boolean) => void;
};

// One file for phones, tablets and wide screens, whatever their density: sharp enough, and never 80 kB for a phone,
// which gets the square that it shows.
const FILES = [
  { media: '(min-width: 56rem)', size: '1920', small: '640' },
  { media: '(min-width: 32rem)', size: '1280', small: '640' },
  { media: undefined, size: 'square', small: 'square' },
];
const FORMATS = ['avif', 'webp'];

/** A scene with its own colours: before the picture is there, under it, and where the words lie. */
export function HeroPicture({ scene, look, onSettled }: HeroPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  // As it began: a picture that is there already is not fetched a second time. The first one begins with the page.
  const [isSmall] = useState(useLightMode());
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

  const file = (size: string, format: string) => `/images/hero/${slug}-${size}.${format}`;
  return (
    <div
      className={`hero-picture-scene hero-picture-${look}`}
      style={{ '--sky': sky, '--ground-shade': shade, '--focus': focus } as CSSProperties}
    >
      <picture>
        {FILES.flatMap(({ media, size, small }) =>
          FORMATS.map((format) => (
            <source
              key={`${size} ${format}`}
              media={media}
              type={`image/${format}`}
              srcSet={file(isSmall ? small : size, format)}
            />
          )),
        )}
        <img
          ref={image}
          className="hero-picture-picture"
          src={file('1280', 'jpg')}
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
