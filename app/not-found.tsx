import type { Metadata } from 'next';
import Link from 'next/link';
import { buttonClass } from '#components/ui/button';
import { Container } from '#components/ui/container';
import { PageLead } from '#components/ui/page-lead';
import { THINGS_TO_DO_PATH } from '#lib/site/site';

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } };

export default function NotFound() {
  return (
    <Container>
      <PageLead title="This page is not on the calendar">
        <p>
          The address may be mistyped, or the event it named is gone. Everything to come is one step away.
        </p>
        <p>
          <Link className={buttonClass('primary')} href={THINGS_TO_DO_PATH} prefetch={false}>
            See all events
          </Link>
        </p>
      </PageLead>
    </Container>
  );
}
