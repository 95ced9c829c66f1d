import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Reports the URL's query to the list. A component of its own, because Next leaves components that read
 * the query out of a static page's HTML; this one renders nothing, so nothing is missing.
 */
export function AddressReader({ onRead }: { onRead: (search: string) => void }) {
  const search = useSearchParams().toString();
  useEffect(() => {
    // After a newer change of the URL, the older query is not reported.
    if (new URLSearchParams(window.location.search).toString() === search) onRead(search);
  }, [onRead, search]);
  return null;
}
