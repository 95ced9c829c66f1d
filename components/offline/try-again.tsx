'use client';

import { useEffect } from 'react';
import { Button } from '#components/ui/button';

/** Asks for the page once more; by itself as soon as the device has a network again. */
export function TryAgain() {
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <Button look="primary" onClick={() => window.location.reload()}>
      Try again
    </Button>
  );
}
