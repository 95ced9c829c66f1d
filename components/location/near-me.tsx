'use client';

import type { Route } from 'next';
import Link from 'next/link';
import { busyClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { NEAR_ME, updatePlaceStore, usePlaceStore } from '#lib/location/place-store.browser';
import { THINGS_TO_DO_PATH } from '#lib/site/site';

/** A link to events near the visitor, on a page with a PlaceWatch; before hydration a link to all places. */
export function NearMe({ className = '' }: { className?: string }) {
  const { wish } = usePlaceStore();
  return (
    <Link
      className={`${className} ${busyClass}`}
      href={`${THINGS_TO_DO_PATH}#places` as Route}
      prefetch={false}
      aria-busy={wish === NEAR_ME}
      // Not `onClick`: opening in a new tab or window is left to the browser.
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
