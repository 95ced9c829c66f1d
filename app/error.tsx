'use client';

import { Button } from '#components/ui/button';
import { Container } from '#components/ui/container';
import { PageLead } from '#components/ui/page-lead';

/** What stands in place of a page that failed. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <Container>
      <PageLead title="This did not work">
        <p>The page could not be shown just now. Nothing you did was lost; please try again.</p>
        <p>
          <Button look="primary" onClick={reset}>
            Try again
          </Button>
        </p>
      </PageLead>
    </Container>
  );
}
