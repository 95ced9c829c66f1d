import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { VisitCounter } from '#components/analytics/visit-counter';
import { ImageFallback } from '#components/events/card/image-fallback';
import { InlineScript } from '#components/inline-scripts/inline-script';
import { OfflineHelper } from '#components/offline/offline-helper';
import { PublicFooter } from '#components/pages/site/public-footer';
import { PublicHeader } from '#components/pages/site/public-header';
import { WholeStyles } from '#components/styles/whole-styles';
import { ThemeProvider } from '#components/theme/theme-provider';
import { SkipLink } from '#components/ui/layout/skip-link';
import { analyticsServices } from '#lib/analytics/analytics-services.server';
import { isServiceWorkerEnabled, siteUrl } from '#lib/server/env.server';
import { loadOperatorContact } from '#lib/site/load-operator-contact.server';
import { HERO_SUBTITLE, SITE_NAME } from '#lib/site/site';
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

type RootLayoutProps = { children: ReactNode; modal: ReactNode; header: ReactNode; footer: ReactNode };

/**
 * Header and footer are slots, so that the pages of moderation have their own. The page for unknown addresses gets no
 * slots. That the public ones are imported here too keeps their code in the chunks that every page has.
 * Decision 89 says why.
 */
export default async function RootLayout({ children, modal, header, footer }: RootLayoutProps) {
  const operator = await loadOperatorContact();
  return (
    // next-themes sets the theme on <html> before hydration.
    <html lang="en" className={display.variable} data-scroll-behavior="smooth" suppressHydrationWarning>
      <head>
        <link rel="stylesheet" href="/styles/print.css" media="print" />
        {/* What is in the header has its place before it is painted, however slowly the rest of it arrives. */}
        <link rel="expect" href="#main" blocking="render" />
      </head>
      <body>
        {/* First in the body: any page may be the first of a visit, and every event comes after the second one. */}
        <InlineScript name="start" />
        <InlineScript name="hour" />
        <ThemeProvider>
          <SkipLink />
          {header ?? <PublicHeader siteUrl={siteUrl()} now={Date.now()} />}
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          {modal}
          <ImageFallback />
          <WholeStyles />
          {footer ?? <PublicFooter now={Date.now()} {...operator} />}
          <OfflineHelper registers={isServiceWorkerEnabled()} />
          <VisitCounter services={analyticsServices()} />
        </ThemeProvider>
      </body>
    </html>
  );
}
