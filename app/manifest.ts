import type { MetadataRoute } from 'next';
import { SAVED } from '#lib/events/event-filters';
import { listAddresses } from '#lib/site/list-addresses';
import { SCREENSHOTS, screenshotPath } from '#lib/site/screenshots';
import { HERO_SUBTITLE, SITE_NAME } from '#lib/site/site';

/** The web app manifest, so that the guide can be installed on a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: SITE_NAME,
    short_name: 'Belize Events',
    description: HERO_SUBTITLE,
    lang: 'en-BZ',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fffbf2',
    theme_color: '#171696',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    categories: ['events', 'travel', 'entertainment'],
    screenshots: SCREENSHOTS.map((shot) => ({
      src: screenshotPath(shot),
      sizes: `${shot.view.width * shot.density}x${shot.view.height * shot.density}`,
      type: 'image/webp',
      form_factor: shot.form_factor,
      label: shot.label,
    })),
    shortcuts: [
      { name: 'Today', url: listAddresses({ when: 'today' }).href },
      { name: 'This weekend', url: listAddresses({ when: 'weekend' }).href },
      { name: 'Saved', url: listAddresses({ saved: SAVED }).href },
    ],
  };
}
