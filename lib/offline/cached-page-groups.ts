import { THINGS_TO_DO_PATH } from '#lib/site/site';

type Page = { path: string; title: string; copiedAt: number };

export type CachedPageGroups = Readonly<Record<'lists' | 'saved' | 'visited' | 'forms', readonly Page[]>>;

const HOME = '/';
const EVENT = /^\/events\/(.+)$/;

const NAMES: Readonly<Record<string, string>> = {
  [HOME]: 'Home page',
  [THINGS_TO_DO_PATH]: 'Things to do in Belize',
  '/submit-event': 'Submit an event',
  '/advertise': 'Advertise',
};

/** Cached pages in groups for the offline page: event lists, saved events, other visited events, forms. */
export function groupCachedPages(pages: readonly Page[], savedIds: readonly string[]): CachedPageGroups {
  const named = pages.map((page) => ({ ...page, title: NAMES[page.path] ?? page.title }));
  const idOf = ({ path }: Page) => EVENT.exec(path)?.[1];
  const isSaved = (page: Page) => savedIds.includes(decoded(idOf(page) ?? ''));
  const isList = ({ path }: Page) => path === HOME || path === THINGS_TO_DO_PATH;
  return {
    lists: named.filter(isList).sort((one, other) => other.path.length - one.path.length),
    saved: named.filter((page) => idOf(page) && isSaved(page)),
    visited: named.filter((page) => idOf(page) && !isSaved(page)),
    forms: named.filter((page) => !idOf(page) && !isList(page)),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
