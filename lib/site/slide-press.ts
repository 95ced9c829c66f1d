/** The maximum time between two taps that open a sponsor's slide, in milliseconds. */
const DOUBLE_TAP_MS = 500;

/** What a slide links to: the site of who booked it, or the form for advertisers. */
export type SlideTarget = 'visit' | 'sign-up';

/** A slide links to its url; one without leads to the form for advertisers. */
export const slideTarget = ({ url }: { url?: string }): SlideTarget => (url ? 'visit' : 'sign-up');

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
  return lead === 'sign-up' || !isTouch || sinceLastTap <= DOUBLE_TAP_MS;
}
