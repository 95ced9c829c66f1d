import type { Route } from 'next';
import type { AnchorHTMLAttributes } from 'react';
import { Link } from './link.tsx';

type ScriptedLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'rel' | 'href'> & {
  /** Where SiteLinks goes. */
  href: string;
  /** The address of a page with the same content that needs no script. */
  plainHref: string;
};

/** A link to a choice that the page behind it makes in the browser. Search engines follow it on neither address. */
export const ScriptedLink = ({ href, plainHref, ...link }: ScriptedLinkProps) => (
  <Link {...link} href={plainHref as Route} data-scripted={href} rel="nofollow" />
);
