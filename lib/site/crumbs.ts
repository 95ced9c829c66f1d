import { CELEBRATIONS_PATH, THINGS_TO_DO_PATH } from './site.ts';

/** A step of the way to a page: its name and its address. */
export type Crumb = { label: string; href: string };

const HOME: Crumb = { label: 'Home', href: '/' };

/** The breadcrumbs of the list, with which those of the pages below it begin. */
export const LIST_CRUMBS: readonly Crumb[] = [HOME, { label: 'Things to Do', href: THINGS_TO_DO_PATH }];

/** The breadcrumbs of the celebrations, with which those of each one begin. */
export const CELEBRATIONS_CRUMBS: readonly Crumb[] = [
  HOME,
  { label: 'Celebrations', href: CELEBRATIONS_PATH },
];
