import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SiteFooter } from '#components/footer/site-footer';
import { SiteHeader } from '#components/header/site-header';
import { LoadingScript } from '#components/loading-screen/loading-script';
import { SkipLink } from '#components/ui/skip-link';
import { siteUrl } from '#lib/env.server';
import { nextIndependenceDay } from '#lib/holidays/next-holiday';
import { HERO_SUBTITLE, SITE_NAME } from '#lib/site/site';
import { display } from './fonts.ts';
import './globals.css';

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

export default function RootLayout({ children, modal }: { children: ReactNode; modal: ReactNode }) {
  return (
    <html lang="en" className={display.variable} data-scroll-behavior="smooth" suppressHydrationWarning>
      <body>
        <LoadingScript />
        <SkipLink />
        <SiteHeader />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {modal}
        <SiteFooter independenceDay={nextIndependenceDay(Date.now())} />
      </body>
    </html>
  );
}
