'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPlainClick } from '#components/ui/plain-click.ts';
import { listStart } from '#lib/site/list-start.browser';
import { searchHref } from '#lib/site/search-href';
import { PAGE_FORM_ID, SEARCH_PATH, THINGS_TO_DO_PATH } from '#lib/site/site';
import { focusSection } from './section-focus.tsx';

/** The form that a link leads to, where the page that is open has it. */
function formHere({ pathname, search, hash }: HTMLAnchorElement): HTMLElement | null {
  if (hash || pathname + search !== window.location.pathname + window.location.search) return null;
  const place = document.getElementById(PAGE_FORM_ID);
  return place?.querySelector('form') ?? place;
}

/**
 * Opens the links of the component Link inside the site, hydrated or not: one listener for all of them. A search that
 * needs no script is answered by the list, where scripts run. Decision 82 says why.
 */
export function SiteLinks() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-nav]') : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      // The router would refresh the page, which is answered with its dialog: it then loads the page anew. And a dialog
      // without an address of its own could not be left by Back.
      const form = formHere(link);
      // In the next frame, when a menu with the link has closed and given the focus back.
      if (form) return void requestAnimationFrame(() => focusSection(form, 'auto'));
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
        ? searchHref(fields[0]?.[1] ?? '', listStart())
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
