import type { Metadata } from 'next';
import { Container } from '#components/ui/layout/container';
import { PageLead } from '#components/ui/layout/page-lead';
import { LOST_LINK_MAILS_A_DAY, LOST_LINK_PATH, MAX_LOST_LINKS } from '#lib/site/lost-link';

const TITLE = 'Check your email';

export const metadata: Metadata = { title: TITLE, robots: { index: false } };

/** The same for every address, so that it says of none whether we know it. */
export default function LostLinkSentPage() {
  return (
    <Container>
      <PageLead title={TITLE}>
        <p>
          If we have something from that address that is not decided yet, or an event on the calendar that is
          not over, an email with its private links comes within minutes: at most the {MAX_LOST_LINKS} newest,
          and at most {LOST_LINK_MAILS_A_DAY} such emails a day.
        </p>
        <p>
          Nothing there, and nothing in the spam folder? <a href={LOST_LINK_PATH}>Try another address</a>, or{' '}
          <a href="#contact">write to us</a>.
        </p>
      </PageLead>
    </Container>
  );
}
