'use client';

import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '#components/ui/link';
import { opensAsDialog } from '#lib/site/site';

/** Whether a link leads to the current page; every path that starts with /things-to-do shows that list. */
const isCurrent = (href: string, path: string) =>
  href === '/' ? path === '/' : !href.includes('#') && path.startsWith(href.replace(/-in-belize$/, ''));

/** A link of the header that sets `aria-current` when it leads to the current page. */
export function NavigationLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  const path = usePathname();
  return (
    <Link
      href={href as Route}
      // The page behind a dialog does not scroll.
      scroll={!opensAsDialog(href)}
      className={className}
      aria-current={isCurrent(href, path) ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
