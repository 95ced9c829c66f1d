import type { Metadata } from 'next';
import Link from 'next/link';
import { Breadcrumb } from '#components/ui/breadcrumb';
import { buttonClass } from '#components/ui/button';
import { Container } from '#components/ui/container';
import { PageLead } from '#components/ui/page-lead';
import { Section } from '#components/ui/section';
import { Steps } from '#components/ui/steps';
import { SUBMIT_EVENT_PATH, THINGS_TO_DO_PATH } from '#lib/site/site';

const TITLE = 'Submit Event';
const DESCRIPTION =
  'How an event in Belize or abroad gets on the calendar: what is asked, and who looks at it.';

export const metadata: Metadata = {
  title: TITLE,
  description: DESCRIPTION,
  alternates: { canonical: SUBMIT_EVENT_PATH },
  robots: { index: false },
};

const STEPS = [
  {
    title: 'Event Details',
    words: 'What it is called, on which day and at what hour, and a few sentences about it.',
  },
  { title: 'Location', words: 'The country, the city or village, and the name of the venue.' },
  { title: 'Contact Info', words: 'Your name and email, for our questions only. They are never published.' },
  { title: 'Images & Media', words: 'A cover picture and up to four more, if you have some.' },
  { title: 'Review & Submit', words: 'You see everything once more before it goes out.' },
];

export default function SubmitEventPage() {
  return (
    <>
      <Container>
        <Breadcrumb
          crumbs={[
            { label: 'Home', href: '/' },
            { label: TITLE, href: SUBMIT_EVENT_PATH },
          ]}
        />
        <PageLead title="Put your event on the calendar">
          <p>
            A village fiesta, a church supper, a gala in Los Angeles: if Belizeans gather, it belongs here. It
            costs nothing, and you need no account. <strong>The form opens here soon.</strong>
          </p>
        </PageLead>
      </Container>
      <Section id="steps" title="What we will ask">
        <Steps steps={STEPS} />
      </Section>
      <Section
        id="review"
        title="Who looks at it"
        action={
          <Link className={buttonClass('primary')} href={THINGS_TO_DO_PATH} prefetch={false}>
            See what is on
          </Link>
        }
      >
        <p>
          Our community team reviews every event within 2-3 business days and answers by email or WhatsApp.
          Your contact details are kept private and used only for that.
        </p>
      </Section>
    </>
  );
}
