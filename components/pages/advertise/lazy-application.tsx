import { AdvertiserForm } from '#components/advertisers/advertiser-form';
import type { ShownPrice } from '#lib/submissions/slides/price-words';
import { posterOfForm } from './poster-of-form.tsx';

/** The application in a dialog; a module of its own, loaded when the dialog is opened. */
export const LazyApplication = ({ prices }: { prices: readonly ShownPrice[] }) => (
  <AdvertiserForm level={3} prices={prices} renderPoster={posterOfForm} />
);
