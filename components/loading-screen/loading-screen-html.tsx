'use client';

import { ServerHtml } from '#components/ui/islands/server-html';
import { LoadingScreen } from './loading-screen.tsx';

/** The loading screen, which is seen on the first page of a visit only: where there is no HTML of it, it is not missing. */
export const LoadingScreenHtml = () => (
  <ServerHtml name="loading" render={() => (typeof window === 'undefined' ? <LoadingScreen /> : null)} />
);
