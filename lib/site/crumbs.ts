import { CELEBRATIONS_PATH, THINGS_TO_DO_PATH } from './site.ts';

/** A step of the way to a page: its name and its address. */
export type Crumb = { label: string; href: string };

const HOME: Crumb = { label: 'Home', href: '/' };

/** The way to the list, and to what lies below it. */
export const LIST_CRUMBS: readonly Crumb[] = [HOME, { label: 'Things to Do', href: THINGS_TO_DO_PATH }];

/** The way to the celebrations, and to each of them. */
export const CELEBRATIONS_CRUMBS: readonly Crumb[] = [
  HOME,
  { label: 'Celebrations', href: CELEBRATIONS_PATH },
];
