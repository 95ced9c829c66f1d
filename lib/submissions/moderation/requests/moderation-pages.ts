type ModerationPage = { path: string; label: string; key?: string };

/** The pages that the header of moderation leads to, some with a key. They show all items, so they need a session. */
export const MODERATION_PAGES: readonly ModerationPage[] = [
  { path: '/moderate', label: 'Queue', key: 'q' },
  { path: '/moderate/visits', label: 'Visits', key: 'v' },
  { path: '/moderate/slides', label: 'Slides' },
  { path: '/moderate/celebrations', label: 'Celebrations' },
  { path: '/moderate/sheet', label: 'Sheet', key: 't' },
];

/** Whether a path is a page of the header, or below one: items belong to the queue, but are not it. */
export const isOnPage = (path: string, page: ModerationPage) =>
  path === page.path || (page.path !== '/moderate' && path.startsWith(`${page.path}/`));
