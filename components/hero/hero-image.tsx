import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLightMode } from '#lib/device/light-mode.browser';
import type { HeroScene } from '#lib/site/hero-scenes';

type HeroImageLook = 'first' | 'entering' | 'below' | 'waiting';

type HeroImageProps = {
  scene: HeroScene;
  look: HeroImageLook;
  onSettled: (slug: string, loaded: boolean) => void;
  /** Between the scene's colours and its image. */
  children?: ReactNode;
};

// One file each for phones, tablets and wide screens, independent of the pixel density: sharp enough, and a phone gets
// the small square that it shows.
const FILES = [
  { media: '(min-width: 56rem)', size: '1920', small: '640' },
  { media: '(min-width: 32rem)', size: '1280', small: '640' },
  { media: undefined, size: 'square', small: 'square' },
];
const FORMATS = ['avif', 'webp'];

/** A scene's image over its own colours, which are visible until it has loaded and behind the text. */
export function HeroImage({ scene, look, onSettled, children }: HeroImageProps) {
  const image = useRef<HTMLImageElement>(null);
  // The initial value, so that an image is not fetched a second time in another size.
  const [isSmall] = useState(useLightMode());
  const { slug, alt, sky, shade, focus } = scene;

  useEffect(() => {
    let isUnmounted = false;
    const settle = (loaded: boolean) => !isUnmounted && onSettled(slug, loaded);
    // Unlike load events, `decode` also reports images that loaded or failed before hydration.
    image.current?.decode().then(
      () => settle(true),
      () => settle(false),
    );
    return () => {
      isUnmounted = true;
    };
  }, [slug, onSettled]);

  const file = (size: string, format: string) => `/images/hero/${slug}-${size}.${format}`;
  return (
    <div
      className={`hero-image-scene hero-image-${look}`}
      style={{ '--sky': sky, '--ground-shade': shade, '--focus': focus } as CSSProperties}
    >
      {children}
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
          className="hero-image-file"
          src={file('1280', 'jpg')}
          alt={look === 'first' || look === 'entering' ? alt : ''}
          width={1920}
          height={1080}
          fetchPriority={look === 'first' ? 'high' : 'low'}
          decoding={look === 'first' ? 'sync' : 'async'}
        />
      </picture>
    </div>
  );
}
