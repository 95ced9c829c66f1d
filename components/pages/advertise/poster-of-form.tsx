import { SponsorPoster } from '#components/sponsors/sponsor-poster';
import type { SponsorSlide } from '#lib/site/sponsors';

/** The poster beside the form, drawn as the carousel draws it. */
export const posterOfForm = (slide: SponsorSlide) => (
  <SponsorPoster slide={slide} index={0} count={1} alone />
);
