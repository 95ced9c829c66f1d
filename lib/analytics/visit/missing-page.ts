/**
 * What the page for anything missing says of its status, in a meta tag, as a script cannot read the status of the response
 * that it came with. Not its robots tag: other pages are for no search engine either.
 */
export const MISSING_PAGE = { status: '404' } as const;

/** Finds that tag. */
export const MISSING_PAGE_TAG = `meta[name="status"][content="${MISSING_PAGE.status}"]`;
