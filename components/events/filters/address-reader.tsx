import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

type AddressReaderProps = {
  /** Called with each query that the router has rendered, before it is read. */
  onRendered: (search: string) => void;
  /** Called with a query that the page's URL has. */
  onRead: (search: string) => void;
};

/**
 * Reports the URL's query to the list. A component of its own, because Next leaves components that read
 * the query out of a static page's HTML; this one renders nothing, so nothing is missing.
 */
export function AddressReader({ onRendered, onRead }: AddressReaderProps) {
  const search = useSearchParams().toString();
  useEffect(() => onRendered(search), [onRendered, search]);
  useEffect(() => {
    // After a newer change of the URL, the older query is not reported.
    if (new URLSearchParams(window.location.search).toString() === search) onRead(search);
  }, [onRead, search]);

  // Back at once after a choice: the router has not rendered the choice yet, so that for it nothing changes.
  useEffect(() => {
    const { pathname } = window.location;
    const read = () => {
      if (window.location.pathname === pathname) onRead(window.location.search);
    };
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [onRead]);
  return null;
}
