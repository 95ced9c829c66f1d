import type { Route } from 'next';
import type { AnchorHTMLAttributes } from 'react';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: Route;
  /** False: the page stays where it is scrolled to, as behind a dialog. */
  scroll?: boolean;
  /** Whether the new address takes the place of the present one in the history. */
  replace?: boolean;
};

/**
 * A link to a page of this site, which SiteLinks opens without loading the whole page anew. Unlike the framework's link
 * it needs no script of its own and no hydration, and it fetches nothing ahead.
 */
export function Link({ href, scroll = true, replace = false, children, ...rest }: LinkProps) {
  const how = [!scroll && 'stay', replace && 'replace'].filter(Boolean).join(' ');
  return (
    <a href={href} data-nav={how} {...rest}>
      {children}
    </a>
  );
}
