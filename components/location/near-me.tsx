'use client';

import type { Route } from 'next';
import Link from 'next/link';
import { buttonClass } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { THINGS_TO_DO_PATH } from '#lib/site/site';

/** The events of the place one is at; a link to all places before the script arrives. */
export function NearMe() {
  return (
    <Link className={buttonClass('light')} href={`${THINGS_TO_DO_PATH}#places` as Route} prefetch={false}>
      <Icon name="near" />
      Near me
    </Link>
  );
}
