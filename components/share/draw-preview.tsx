import 'server-only';
import { ImageResponse } from 'next/og';
import { PREVIEW_SIZE, type PreviewParts } from '#lib/events/preview/preview-parts';
import { PreviewCard } from './preview-card.tsx';

/** Renders a preview image as PNG, without using the network. */
export const drawPreview = ({ content, picture, fonts }: PreviewParts): Response =>
  new ImageResponse(<PreviewCard content={content} picture={picture} />, { ...PREVIEW_SIZE, fonts });
