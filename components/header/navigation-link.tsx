'use client';

import type { Route } from 'next';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { SUBMIT_EVENT_PATH } from '#lib/site/site';

/** Whether a page's link leads to the page one is on; every path that starts like the list's shows the list. */
const leadsHere = (href: string, path: string) =>
  href === '/' ? path === '/' : !href.includes('#') && path.startsWith(href.replace(/-in-belize$/, ''));

/** A link of the header that knows when it leads to the page one is on. */
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
      prefetch={false}
      // A form opens over the page, which stays where it is.
      scroll={href !== SUBMIT_EVENT_PATH}
      className={className}
      aria-current={leadsHere(href, path) ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
