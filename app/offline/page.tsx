import type { Metadata } from 'next';
import { KeptList } from '#components/offline/kept-list';
import { TryAgain } from '#components/offline/try-again';
import { Container } from '#components/ui/layout/container';
import { EmptyState } from '#components/ui/layout/empty-state';

export const metadata: Metadata = { title: 'No signal', robots: { index: false } };

/** Shown by the worker in the place of a page that neither comes nor was kept. */
export default function OfflinePage() {
  return (
    <div data-offline-page>
      <Container>
        <EmptyState spot="offline" actions={<TryAgain />}>
          <h1>No signal here, or too little</h1>
          <p>
            This page is not on your device yet. What you have opened or saved before is, and it opens without
            a signal too.
          </p>
        </EmptyState>
        <KeptList />
      </Container>
    </div>
  );
}
