import type { Metadata } from 'next';
import { CachedPageList } from '#components/offline/cached-page-list';
import { RetryButton } from '#components/offline/retry-button';
import { Container } from '#components/ui/layout/container';
import { EmptyState } from '#components/ui/layout/empty-state';

export const metadata: Metadata = { title: 'No signal', robots: { index: false } };

/** Served by the service worker when a page can be neither fetched nor found in its cache. */
export default function OfflinePage() {
  return (
    <div data-offline-page>
      <Container>
        <EmptyState spot="offline" actions={<RetryButton />}>
          <h1>No signal here, or too weak</h1>
          <p>
            This page is not on your device yet. Pages you have opened or saved before are, and they open
            without a signal.
          </p>
        </EmptyState>
        <CachedPageList />
      </Container>
    </div>
  );
}
