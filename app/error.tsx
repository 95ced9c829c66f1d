'use client';

import { useEffect } from 'react';
import { Button } from '#components/ui/button';
import { Container } from '#components/ui/layout/container';
import { EmptyState } from '#components/ui/layout/empty-state';
import { captureError } from '#lib/analytics/captured-errors.browser';

/** Error page: shown in place of a page that failed to render. */
export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  useEffect(() => captureError({ error }), [error]);
  return (
    <Container>
      <EmptyState
        spot="page-error"
        actions={
          <Button look="primary" onClick={reset}>
            Try again
          </Button>
        }
      >
        <h1>This did not work</h1>
        <p>The page could not be shown just now. Nothing you did was lost; please try again.</p>
      </EmptyState>
    </Container>
  );
}
