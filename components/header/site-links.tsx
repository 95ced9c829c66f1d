'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPlainClick } from '#components/ui/plain-click.ts';
import { searchHref } from '#lib/site/search-href';
import { SEARCH_PATH, THINGS_TO_DO_PATH } from '#lib/site/site';

/**
 * Opens the links of the component Link inside the site, hydrated or not: one listener for all of them. A search that
 * needs no script is answered by the list, where scripts run.
 */
export function SiteLinks() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-nav]') : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      const path = (link.dataset.scripted ?? link.pathname + link.search + link.hash) as Route;
      const how = link.dataset.nav ?? '';
      const options = { scroll: !how.includes('stay') };
      if (how.includes('replace')) router.replace(path, options);
      else router.push(path, options);
    };
    const search = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
      if (form.getAttribute('action') !== SEARCH_PATH) return;
      event.preventDefault();
      const fields = [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' && value ? [[name, value]] : [],
      );
      // The header's search stays in the list of the page.
      const address = form.closest('header')
        ? searchHref(fields[0]?.[1] ?? '', window.location)
        : `${THINGS_TO_DO_PATH}?${new URLSearchParams(fields)}`;
      router.push(address as Route);
    };
    // After the handlers of components, which may have done something else.
    window.addEventListener('click', follow);
    window.addEventListener('submit', search);
    return () => {
      window.removeEventListener('click', follow);
      window.removeEventListener('submit', search);
    };
  }, [router]);
  return null;
}
