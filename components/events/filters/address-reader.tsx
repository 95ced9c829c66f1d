import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Tells the list what the address asks for. A component of its own, because whatever reads the address is left
 * out of a static page: this has nothing to show, so nothing is missing from the first HTML.
 */
export function AddressReader({ onRead }: { onRead: (search: string) => void }) {
  const search = useSearchParams().toString();
  useEffect(() => {
    // What was chosen a moment ago is already in the address, and on its way here: an older word is not told.
    if (new URLSearchParams(window.location.search).toString() === search) onRead(search);
  }, [onRead, search]);
  return null;
}
