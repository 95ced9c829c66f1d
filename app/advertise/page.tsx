import type { Metadata } from 'next';
import { Fact } from '#components/advertisers/fact';
import { PosterPlace } from '#components/advertisers/poster-place';
import { PriceFact } from '#components/advertisers/price-fact';
import { VisitsFact } from '#components/advertisers/visits-fact';
import { ApplicationOnPage } from '#components/pages/advertise/application-on-page';
import { Breadcrumb } from '#components/ui/layout/breadcrumb';
import { Container } from '#components/ui/layout/container';
import { PageLead } from '#components/ui/layout/page-lead';
import { Section } from '#components/ui/layout/section';
import { Steps } from '#components/ui/steps';
import { loadRecentVisits } from '#lib/analytics/counts/load-recent-visits.server';
import { serverEnv } from '#lib/server/env.server';
import { ANSWER_TIMES } from '#lib/site/answer-times';
import { loadOperatorContact } from '#lib/site/load-operator-contact.server';
import { openGraph } from '#lib/site/open-graph';
import { PAGE_FORM_ID } from '#lib/site/site';
import { AD_TAGLINE, ADVERTISE_PATH, ADVERTISE_TITLE } from '#lib/site/sponsors';
import { priceWords } from '#lib/submissions/slides/price-words';

/** Seconds. The visits are of whole days; an hour after midnight they include the last one. */
export const revalidate = 3_600;

const DESCRIPTION =
  'A poster on the home page of Belize Celebrations: where it appears, what it costs, who sees it, and how to apply.';

export const metadata: Metadata = {
  title: ADVERTISE_TITLE,
  description: DESCRIPTION,
  alternates: { canonical: ADVERTISE_PATH },
  openGraph: openGraph({ title: ADVERTISE_TITLE, description: DESCRIPTION, url: ADVERTISE_PATH }),
};

const QUESTIONS = [
  { title: 'Business Information', words: 'The name of your business, what it does and where it is.' },
  { title: 'Contact Details', words: 'Who to ask for, and the best way to reach you.' },
  {
    title: 'Advertising Goals',
    words:
      'What you want to achieve, when it should begin, and a budget from under $500 to more than $5,000 per month.',
  },
  { title: 'Review & Submit', words: 'You check everything once more before you send it.' },
];

const NEXT = [
  {
    title: 'We answer',
    words: `We’ll be in touch within ${ANSWER_TIMES.advertiser.within}, by email, phone or WhatsApp, whichever you prefer.`,
  },
  {
    title: 'We agree',
    words: 'We settle the price, the days, the words and the picture of your poster with you.',
  },
  {
    title: 'It goes up',
    words: 'It goes up and comes down on the days we agreed, marked “Sponsored” if you pay for it.',
  },
  {
    title: 'Your results',
    words: 'A private page shows, week by week, how often it was seen and clicked.',
  },
];

export default async function AdvertisePage() {
  const prices = serverEnv().ADVERTISING_PRICES.map(priceWords);
  const { contact } = await loadOperatorContact();
  const visits = await loadRecentVisits(Date.now());
  return (
    <>
      <link rel="stylesheet" href="/styles/advertise.css" precedence="advertise" />
      <Container>
        <Breadcrumb
          crumbs={[
            { label: 'Home', href: '/' },
            { label: 'Advertise', href: ADVERTISE_PATH },
          ]}
        />
        <PageLead title={ADVERTISE_TITLE}>
          <p>
            <strong className="advertise-tagline">{AD_TAGLINE}</strong>
          </p>
          <div className="advertise-intro">
            <p>
              A founding spot is one of the first posters on our home page, beside the events people come for.
              Applying takes four short steps, and you see your poster as you type.
            </p>
            <section aria-labelledby="facts-title">
              <h2 id="facts-title">What you get</h2>
              <ul className="advertise-facts">
                <Fact icon="megaphone" title="A poster on the home page">
                  Your name, a drawing or picture, a sentence, and a “Visit” link that opens your own site in
                  a new tab.
                </Fact>
                <PriceFact prices={prices} />
                {visits && <VisitsFact visits={visits} />}
              </ul>
            </section>
          </div>
        </PageLead>
        <div className="advertise-sheet" id={PAGE_FORM_ID}>
          <ApplicationOnPage prices={prices} contact={contact} />
        </div>
      </Container>
      <Section
        id="place"
        title="Where it appears"
        head="beside"
        lead="In the row of posters on the home page, below the countdown and what is on next, above the calendar."
      >
        <div className="advertise-place">
          <PosterPlace />
          <ul className="advertise-points">
            <li>A phone shows one poster at a time, a tablet two, a wide screen three.</li>
            <li>They change every four seconds, and stay still for visitors who ask for less motion.</li>
            <li>
              A paid poster is always marked “Sponsored”, any other “Free spot”. None appears among the events
              themselves.
            </li>
          </ul>
        </div>
      </Section>
      <Section id="next" title="What happens next">
        <Steps steps={NEXT} />
      </Section>
      <div className="advertise-steps">
        <Section id="steps" title="What we ask">
          <Steps steps={QUESTIONS} />
        </Section>
      </div>
    </>
  );
}
