import { LOST_LINK_PATH, LOST_LINK_TITLE } from '#lib/site/lost-link';
import { plainPage } from '#lib/site/plain-page';
import { PRIVATE_LINK_HEADERS } from '#lib/site/private-headers';
import type { PrivateLinkPath } from '#lib/site/private-paths';

/** How somebody whose link does not open gets one that does, by the first part of its path. */
const HELP: Readonly<Record<PrivateLinkPath, { sentence: string; href: string; label: string }>> = {
  '/status': {
    sentence: 'If it still does not open, we email you your links.',
    href: LOST_LINK_PATH,
    label: LOST_LINK_TITLE,
  },
  '/results': {
    sentence: 'If it still does not open, write to us and we send it again.',
    href: '/#contact',
    label: 'Write to us',
  },
};

const isLinkPath = (page: string): page is PrivateLinkPath => Object.hasOwn(HELP, page);

/** The response about a private link that opens nothing: the same words whether it was cut short or never was one. */
export function invalidLinkPage(page: string): Response {
  const { sentence, href, label } = HELP[isLinkPath(page) ? page : '/status'];
  return plainPage(
    {
      status: 404,
      title: 'This private link does not open',
      sentence: `It is not complete, or not valid. Copy the whole link from your email, up to its last letter. ${sentence}`,
      link: { href, label },
    },
    PRIVATE_LINK_HEADERS,
  );
}
