'use client';

import type { Route } from 'next';
import Link from 'next/link';
import { busyClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { NEAR_ME, updatePlaceStore, usePlaceStore } from '#lib/location/place-store.browser';
import { THINGS_TO_DO_PATH } from '#lib/site/site';

/** The events of the place one is at, on a page with a PlaceWatch; before the script a link to all places. */
export function NearMe({ className = '' }: { className?: string }) {
  const { wish } = usePlaceStore();
  return (
    <Link
      className={`${className} ${busyClass}`}
      href={`${THINGS_TO_DO_PATH}#places` as Route}
      prefetch={false}
      aria-busy={wish === NEAR_ME}
      // Not a click: a new tab or window stays the browser's business.
      onNavigate={(event) => {
        event.preventDefault();
        updatePlaceStore({ wish: NEAR_ME });
      }}
    >
      <Icon name="near" />
      <span>Near me</span>
    </Link>
  );
}
