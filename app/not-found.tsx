import type { Metadata } from 'next';
import { LostLink } from '#components/forms/lost-link';
import { buttonClass } from '#components/ui/button';
import { Container } from '#components/ui/layout/container';
import { EmptyState } from '#components/ui/layout/empty-state';
import { Link } from '#components/ui/link';
import { MISSING_PAGE } from '#lib/analytics/visit/missing-page';
import { THINGS_TO_DO_PATH } from '#lib/site/site';

export const metadata: Metadata = {
  title: 'Page not found',
  robots: { index: false },
  other: MISSING_PAGE,
};

export default function NotFound() {
  return (
    <Container>
      <EmptyState
        spot="not-found"
        actions={
          <>
            <Link className={buttonClass('primary')} href={THINGS_TO_DO_PATH}>
              See all events
            </Link>
            <Link className={buttonClass()} href="/">
              Go to homepage
            </Link>
          </>
        }
      >
        <h1>This page is not on the calendar</h1>
        <p>The address may be mistyped, or the event is gone. Everything coming up is one step away.</p>
        <p>
          Was it a private link? <LostLink />
        </p>
      </EmptyState>
    </Container>
  );
}
