import type { Metadata } from 'next';
import { EventWithoutScript } from '#components/contact/event-without-script';
import { EventFormPage } from '#components/pages/submit-event/event-form-page';
import styles from '#components/pages/submit-event/submit-event.module.css';
import { Breadcrumb } from '#components/ui/layout/breadcrumb';
import { Container } from '#components/ui/layout/container';
import { PageLead } from '#components/ui/layout/page-lead';
import { Steps } from '#components/ui/steps';
import { reviewPromise } from '#lib/site/answer-times';
import { loadOperatorContact } from '#lib/site/load-operator-contact.server';
import { PAGE_FORM_ID, SUBMIT_EVENT_PATH } from '#lib/site/site';

const TITLE = 'Submit Event';
const DESCRIPTION =
  'Put an event in Belize or abroad on the calendar: free, without an account, reviewed by our community team.';

export const metadata: Metadata = {
  title: TITLE,
  description: DESCRIPTION,
  alternates: { canonical: SUBMIT_EVENT_PATH },
};

const STEPS = [
  {
    title: 'Event Details',
    words: 'What it is called, the day and the hour, and a few sentences about it.',
  },
  { title: 'Location', words: 'The country, the city or village, and the name of the venue.' },
  { title: 'Contact Info', words: 'Your name and email, for our questions only. They are never published.' },
  { title: 'Images & Media', words: 'A cover picture and up to four more, if you have any.' },
  { title: 'Review & Submit', words: 'You check everything once more before you send it.' },
];

export default async function SubmitEventPage() {
  const { contact } = await loadOperatorContact();
  return (
    <Container>
      <Breadcrumb
        crumbs={[
          { label: 'Home', href: '/' },
          { label: TITLE, href: SUBMIT_EVENT_PATH },
        ]}
      />
      <PageLead title="Put your event on the calendar">
        <p className={styles.intro}>
          A village fiesta, a church supper, a gala in Los Angeles: if Belizeans gather, it belongs here. It
          costs nothing, and you need no account.
        </p>
      </PageLead>
      <noscript>
        <p className={styles.without}>
          <EventWithoutScript contact={contact} />
        </p>
      </noscript>
      <div className={styles.beside}>
        <div className={styles.sheet} id={PAGE_FORM_ID}>
          <EventFormPage contact={contact} />
        </div>
        <div className={styles.words}>
          <section aria-labelledby="steps-title">
            <h2 id="steps-title">What we will ask</h2>
            <Steps steps={STEPS} />
          </section>
          <section aria-labelledby="review-title">
            <h2 id="review-title">Who reviews it</h2>
            <p>
              {reviewPromise(contact, { what: 'every event' })} Your contact details are kept private and used
              only for that.
            </p>
          </section>
        </div>
      </div>
    </Container>
  );
}
