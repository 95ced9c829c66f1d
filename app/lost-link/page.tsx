import type { Metadata } from 'next';
import { LostLinkForm } from '#components/lost-link/lost-link-form';
import { Container } from '#components/ui/layout/container';
import { PageLead } from '#components/ui/layout/page-lead';
import { LOST_LINK_TITLE } from '#lib/site/lost-link';

export const metadata: Metadata = { title: LOST_LINK_TITLE, robots: { index: false } };

export default function LostLinkPage() {
  return (
    <Container>
      <PageLead title={LOST_LINK_TITLE}>
        <p>
          Each event, application and message that is sent to us has a private page. Enter the email address
          that you gave us, and we’ll email you the links to what we have not decided yet and to your events
          on the calendar that are not over.
        </p>
      </PageLead>
      <LostLinkForm />
    </Container>
  );
}
