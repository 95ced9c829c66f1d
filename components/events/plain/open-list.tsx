'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Where scripts run, replaces the page of results by the list with the same filters, which answers at once and knows
 * what is saved on the device. A visitor who has already scrolled or typed is left here: this page works by itself.
 */
export function OpenList({ href }: { href: string }) {
  const router = useRouter();
  useEffect(() => {
    const isInUse = window.scrollY > 0 || document.activeElement !== document.body;
    if (!isInUse) router.replace(href as Route);
  }, [router, href]);
  return null;
}
