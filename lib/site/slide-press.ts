/** The maximum time between two taps that open a sponsor's slide, in milliseconds. */
const DOUBLE_TAP_MS = 500;

/** What a slide links to: the sponsor's site, the form for advertisers, or nothing. */
export type SlideTarget = 'visit' | 'sign-up' | 'nowhere';

/** A slide links to its url; a sponsored slide without one links to the form for advertisers. */
export function slideTarget({ url, isSponsored }: { url?: string; isSponsored: boolean }): SlideTarget {
  if (url) return 'visit';
  return isSponsored ? 'sign-up' : 'nowhere';
}

type SlidePress = {
  lead: SlideTarget;
  isTouch: boolean;
  /** Milliseconds since the previous tap on the same slide, if any. */
  sinceLastTap?: number;
};

/**
 * Whether a click or tap on a slide opens its link. On touch screens a sponsor's site needs a double tap, as the first
 * tap may be the start of a swipe: `{ lead: 'visit', isTouch: true, sinceLastTap: 300 }` opens.
 */
export function opensOnPress({
  lead,
  isTouch,
  sinceLastTap = Number.POSITIVE_INFINITY,
}: SlidePress): boolean {
  if (lead === 'nowhere') return false;
  return lead === 'sign-up' || !isTouch || sinceLastTap <= DOUBLE_TAP_MS;
}
