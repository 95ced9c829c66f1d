/** The address of the page that the service worker shows in the place of another, where there is neither a network nor a copy. */
export const OFFLINE_PAGE = '/offline';
