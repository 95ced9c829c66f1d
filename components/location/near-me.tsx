'use client';

import type { Route } from 'next';
import { busyClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { Link } from '#components/ui/link';
import { isPlainClick } from '#components/ui/plain-click.ts';
import { scriptedClass } from '#components/ui/scripted';
import { NEAR_ME, updatePlaceStore, usePlaceStore } from '#lib/location/place-store.browser';
import { THINGS_TO_DO_PATH } from '#lib/site/site';

/** A link to events near the visitor, on a page with a PlaceWatch; before hydration a link to all places. */
export function NearMe({ className = '' }: { className?: string }) {
  const { wish } = usePlaceStore();
  return (
    <Link
      className={`${className} ${busyClass} ${scriptedClass}`}
      href={`${THINGS_TO_DO_PATH}#places` as Route}
      aria-busy={wish === NEAR_ME}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        updatePlaceStore({ wish: NEAR_ME });
      }}
    >
      <Icon name="near" />
      <span>Near me</span>
    </Link>
  );
}
