import type { Metadata } from 'next';
import { Breadcrumb } from '#components/ui/breadcrumb';
import { Chip } from '#components/ui/chip';
import { Container } from '#components/ui/container';
import { PageLead } from '#components/ui/page-lead';
import { Section } from '#components/ui/section';
import { Steps } from '#components/ui/steps';
import { ADVERTISE_PATH } from '#lib/site/sponsors';
import styles from './advertise.module.css';

const TITLE = 'Become a Founding Advertiser';
const DESCRIPTION = 'A founding spot on the home page of Belize Celebrations: what it is, and what we ask.';

export const metadata: Metadata = {
  title: TITLE,
  description: DESCRIPTION,
  alternates: { canonical: ADVERTISE_PATH },
  robots: { index: false },
};

const STEPS = [
  { title: 'Business Information', words: 'The name of your business, what it does and where it is.' },
  { title: 'Contact Details', words: 'Who we may call, and how you like to be reached.' },
  { title: 'Advertising Goals', words: 'What you want to achieve, your budget and when it should begin.' },
  { title: 'Review & Submit', words: 'You see everything once more before it goes out.' },
];

const BUDGETS = ['Under $500', '$500-$1,000', '$1,000-$2,500', '$2,500-$5,000', '$5,000+'];

export default function AdvertisePage() {
  return (
    <>
      <Container>
        <Breadcrumb
          crumbs={[
            { label: 'Home', href: '/' },
            { label: 'Advertise', href: ADVERTISE_PATH },
          ]}
        />
        <PageLead title={TITLE}>
          <p>
            A founding spot is one of the first posters on our home page, beside the events people come for.
            It is marked “Sponsored” and leads to your own site.{' '}
            <strong>The application opens here soon.</strong>
          </p>
        </PageLead>
      </Container>
      <Section id="steps" title="What we will ask">
        <Steps steps={STEPS} />
      </Section>
      <Section id="budgets" title="A budget of your size" lead="Per month; not sure yet is an answer too.">
        <ul className={styles.budgets}>
          {BUDGETS.map((budget) => (
            <li key={budget}>
              <Chip look="glow">{budget}</Chip>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
