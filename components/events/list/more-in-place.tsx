import type { Route } from 'next';
import Link from 'next/link';
import { buttonClass } from '#components/ui/button';
import { placeFromText } from '#lib/places/places';
import { THINGS_TO_DO_PATH } from '#lib/site/site';

/** The way from an event to everything else in its place. */
export function MoreInPlace({ city }: { city: string }) {
  const { slug, name } = placeFromText(city);
  if (!slug) return null;
  return (
    <Link className={buttonClass()} href={`${THINGS_TO_DO_PATH}?city=${slug}` as Route} prefetch={false}>
      More in {name}
    </Link>
  );
}
