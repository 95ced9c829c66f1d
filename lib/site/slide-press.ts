/** Milliseconds within which a second tap on a sponsor's slide opens it. */
const DOUBLE_TAP_MS = 500;

/** Where a slide leads: to the sponsor's own site, to the signup of advertisers, or nowhere. */
export type SlideLead = 'visit' | 'sign-up' | 'nowhere';

/** A slide with a url leads to it; a sponsored slide without one leads to advertiser signup. */
export function slideLead({ url, isSponsored }: { url?: string; isSponsored: boolean }): SlideLead {
  if (url) return 'visit';
  return isSponsored ? 'sign-up' : 'nowhere';
}

type SlidePress = {
  lead: SlideLead;
  isTouch: boolean;
  /** Milliseconds since the last tap on the same slide, if there was one. */
  sinceLastTap?: number;
};

/**
 * Whether a press on a slide opens what it leads to. A finger leaves the site with a second tap only, because the
 * first may be the start of a swipe: `{ lead: 'visit', isTouch: true, sinceLastTap: 300 }` opens.
 */
export function doesPressOpen({
  lead,
  isTouch,
  sinceLastTap = Number.POSITIVE_INFINITY,
}: SlidePress): boolean {
  if (lead === 'nowhere') return false;
  return lead === 'sign-up' || !isTouch || sinceLastTap <= DOUBLE_TAP_MS;
}
