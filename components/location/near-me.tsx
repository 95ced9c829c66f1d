'use client';

import type { Route } from 'next';
import Link from 'next/link';
import { busyClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { NEAR_ME, tellPlaceNews, usePlaceNews } from '#lib/location/place-news.browser';
import { THINGS_TO_DO_PATH } from '#lib/site/site';

/** The events of the place one is at, on a page with a PlaceWatch; before the script a link to all places. */
export function NearMe({ className = '' }: { className?: string }) {
  const { locating } = usePlaceNews();
  return (
    <Link
      className={`${className} ${busyClass}`}
      href={`${THINGS_TO_DO_PATH}#places` as Route}
      prefetch={false}
      aria-busy={locating}
      onClick={(event) => {
        // A new tab or window is the browser's business.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        tellPlaceNews({ wish: NEAR_ME, locating: true });
      }}
    >
      <Icon name="near" />
      <span>Near me</span>
    </Link>
  );
}
