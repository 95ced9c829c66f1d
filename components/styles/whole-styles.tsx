'use client';

import { usePathname } from 'next/navigation';
import { use, useState } from 'react';
import { wholeStyles } from '#lib/device/whole-styles.browser';

/**
 * Holds a navigation inside the site until the sheets of which the first page has a part in its HTML are there: the next
 * page is shown with all its styles at once. Decision 148 says why.
 */
export function WholeStyles() {
  const path = usePathname();
  const [firstPath] = useState(path);
  const styles = path === firstPath ? undefined : wholeStyles();
  // A navigation is a transition: while it waits, the page before it stays.
  if (styles) use(styles);
  return null;
}
