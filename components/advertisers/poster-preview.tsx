'use client';

import { type ReactNode, useId, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { Button } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { type SponsorSlide, slideImage } from '#lib/site/sponsors';
import type { AdvertiserApplicationInput } from '#lib/submissions/fields/advertiser-application';
import { draftPoster, POSTER_CHARACTERS } from '#lib/submissions/slides/draft-poster';
import styles from './poster-preview.module.css';

type PosterPreviewProps = {
  control: Control<AdvertiserApplicationInput>;
  renderPoster: (slide: SponsorSlide) => ReactNode;
};

/**
 * The poster of the business as the carousel would show it, which follows what is typed: beside the form, on a narrow
 * screen above it and folded to one line. A screen reader is told of it once; what it would read is what was typed.
 */
export function PosterPreview({ control, renderPoster }: PosterPreviewProps) {
  const [businessName, businessType, businessCategory, businessLocation, businessDescription, websiteUrl] =
    useWatch({
      control,
      name: [
        'businessName',
        'businessType',
        'businessCategory',
        'businessLocation',
        'businessDescription',
        'websiteUrl',
      ],
    });
  const { slide, host, isShortened } = draftPoster({
    businessName,
    businessType,
    businessCategory,
    businessLocation,
    businessDescription,
    websiteUrl,
  });
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <figure className={styles.preview} aria-labelledby={`${id}-title`} data-open={isOpen || undefined}>
      <Button
        look="plain"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {/* biome-ignore lint/performance/noImgElement: one of our drawings, which the poster shows too */}
        <img src={slideImage(slide.src).src} alt="" width={56} height={42} />
        <span className={styles.line}>
          <small>Draft of your poster</small>
          {/* Not read: the name of the button stays the same while somebody types. */}
          <span aria-hidden="true">{slide.title}</span>
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
      </Button>
      <div id={id} className={styles.content}>
        {/* Inert: its link leads nowhere yet, and a screen reader finds the same in the fields. */}
        <div className={styles.poster} inert>
          <span className={styles.stamp}>Draft</span>
          {renderPoster(slide)}
        </div>
        <figcaption className={styles.caption}>
          <p>
            <strong id={`${id}-title`}>A draft of your poster.</strong> It changes as you type, only you see
            it, and none of it is published. The picture is one of our drawings until we have agreed on yours.
          </p>
          {isShortened && (
            <p>
              A poster has room for about {POSTER_CHARACTERS} characters: we’ll shorten your words together.
            </p>
          )}
          <p>“Visit” leads to {host ?? 'your website, once you give its address'}.</p>
        </figcaption>
      </div>
    </figure>
  );
}
