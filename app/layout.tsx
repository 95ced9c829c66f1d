import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { VisitCounter } from '#components/analytics/visit-counter';
import { ContactForm } from '#components/contact/contact-form';
import { DataSaverSwitch } from '#components/device/data-saver-switch';
import { ImageFallback } from '#components/events/card/image-fallback';
import { HourScript } from '#components/events/hour/hour-script';
import { SiteFooter } from '#components/footer/site-footer';
import { HeaderSearchPart } from '#components/header/header-search-part';
import { PendingView } from '#components/header/pending-view';
import { SiteHeader } from '#components/header/site-header';
import { SiteLinks } from '#components/header/site-links';
import { LoadingScript } from '#components/loading-screen/loading-script';
import { OfflineHelper } from '#components/offline/offline-helper';
import { QrButton } from '#components/share/qr-button';
import { ThemeProvider } from '#components/theme/theme-provider';
import { ThemeToggle } from '#components/theme/theme-toggle';
import { SkipLink } from '#components/ui/layout/skip-link';
import { VoiceButton } from '#components/voice/voice-button';
import { WeatherPill } from '#components/weather/weather-pill';
import { analyticsServices } from '#lib/analytics/analytics-services.server';
import { isServiceWorkerEnabled, siteUrl } from '#lib/server/env.server';
import { loadOperatorContact } from '#lib/site/load-operator-contact.server';
import { HERO_SUBTITLE, SITE_MESSAGE, SITE_NAME } from '#lib/site/site';
import { belizeDay } from '#lib/time/calendar-day';
import { nextIndependenceDay } from '#lib/time/next-holiday';
import { usualRange } from '#lib/weather/usual-range';
import { display } from './fonts.ts';
import './colours.css';
import './tokens.css';
import './globals.css';
import './categories.css';
import './forced-colors.css';

/** Seconds. The footer shows the next Independence Day, so pages without events are rendered anew daily. */
export const revalidate = 86_400;

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(siteUrl()),
    title: { default: SITE_NAME, template: `%s | ${SITE_NAME}` },
    description: HERO_SUBTITLE,
    twitter: { card: 'summary_large_image' },
    formatDetection: { telephone: false, date: false, address: false },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fffbf2' },
    { media: '(prefers-color-scheme: dark)', color: '#0a0d2b' },
  ],
};

export default async function RootLayout({ children, modal }: { children: ReactNode; modal: ReactNode }) {
  const { contact, groups } = await loadOperatorContact();
  return (
    // next-themes sets the theme on <html> before hydration.
    <html lang="en" className={display.variable} data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        <link rel="stylesheet" href="/styles/print.css" media="print" />
      </head>
      <body>
        <LoadingScript />
        <HourScript />
        <ThemeProvider>
          <SkipLink />
          <SiteHeader
            search={
              <HeaderSearchPart
                qr={<QrButton url={siteUrl()} message={SITE_MESSAGE} />}
                voice={<VoiceButton />}
              />
            }
            weather={<WeatherPill usual={usualRange(belizeDay(Date.now()))} />}
            themeToggle={<ThemeToggle />}
            settings={
              <>
                <ThemeToggle look="row" />
                <DataSaverSwitch look="row" />
              </>
            }
          />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          {modal}
          <PendingView />
          <SiteLinks />
          <ImageFallback />
          <SiteFooter
            independenceDay={nextIndependenceDay(Date.now())}
            contact={contact}
            groups={groups}
            contactForm={<ContactForm contact={contact} />}
            settings={<DataSaverSwitch look="footer" />}
          />
          <OfflineHelper registers={isServiceWorkerEnabled()} />
          <VisitCounter services={analyticsServices()} />
        </ThemeProvider>
      </body>
    </html>
  );
}
