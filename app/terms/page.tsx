import type { Metadata } from 'next';
import { TermsText } from '#components/pages/terms/terms-text';
import { Breadcrumb } from '#components/ui/layout/breadcrumb';
import { Container } from '#components/ui/layout/container';
import { PageLead } from '#components/ui/layout/page-lead';
import { analyticsServices } from '#lib/analytics/analytics-services.server';
import { COUNT_DAYS } from '#lib/analytics/counts/count-days';
import { DRAFT_MAX_AGE_DAYS } from '#lib/forms/draft';
import { serverEnv } from '#lib/server/env.server';
import { loadOperatorContact } from '#lib/site/load-operator-contact.server';
import { TERMS_PATH, TERMS_TITLE, type TermsFigures } from '#lib/site/terms';
import { UNWANTED_IMAGE_DAYS } from '#lib/submissions/items/states/unwanted-image-days';
import { UNCLAIMED_IMAGE_HOURS } from '#lib/uploads/upload-rules';

const DESCRIPTION =
  'Who may publish a picture, what is public and what stays private, how long things are kept, and how to take them back.';

export const metadata: Metadata = {
  title: TERMS_TITLE,
  description: DESCRIPTION,
  alternates: { canonical: TERMS_PATH },
};

const figures = (): TermsFigures => ({
  retention: serverEnv().RETENTION_DAYS,
  unwantedImages: UNWANTED_IMAGE_DAYS,
  unclaimedImageHours: UNCLAIMED_IMAGE_HOURS,
  drafts: DRAFT_MAX_AGE_DAYS,
  counts: COUNT_DAYS,
  hasAdvertisingScript: analyticsServices().advertisingScript !== undefined,
});

export default async function TermsPage() {
  const { contact } = await loadOperatorContact();
  return (
    <Container>
      <link rel="stylesheet" href="/styles/terms.css" precedence="terms" />
      <Breadcrumb
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Terms', href: TERMS_PATH },
        ]}
      />
      <PageLead title={TERMS_TITLE}>
        <p>
          For everybody who sends us an event, a picture, an application or a message. Short, because nobody
          reads the long ones.
        </p>
      </PageLead>
      <TermsText figures={figures()} contact={contact} />
    </Container>
  );
}
