/** A screenshot for the web app manifest, which phones show before installation. `view` is the viewport in CSS pixels. */
type Screenshot = {
  name: string;
  label: string;
  form_factor: 'narrow' | 'wide';
  page: 'home' | 'list' | 'event';
  view: { width: number; height: number };
  /** Device pixel ratio. */
  density: number;
};

const PHONE = { form_factor: 'narrow', view: { width: 390, height: 844 }, density: 2 } as const;
const DESKTOP = { form_factor: 'wide', view: { width: 1280, height: 800 }, density: 1 } as const;

/** Made by scripts/screenshots.mjs from the site with the sample calendar. */
export const SCREENSHOTS: readonly Screenshot[] = [
  { name: 'phone-home', label: 'What is on in Belize', page: 'home', ...PHONE },
  { name: 'phone-list', label: 'Every event, by month', page: 'list', ...PHONE },
  { name: 'phone-event', label: 'An event: when, where, and how to get there', page: 'event', ...PHONE },
  { name: 'desk-home', label: 'What is on in Belize', page: 'home', ...DESKTOP },
  { name: 'desk-list', label: 'Every event, by month, city and kind', page: 'list', ...DESKTOP },
];

export const screenshotPath = ({ name }: Pick<Screenshot, 'name'>) => `/images/screenshots/${name}.webp`;
