import type { Metadata } from 'next';
import { AdvertiserForm } from '#components/advertisers/advertiser-form';
import { Breadcrumb } from '#components/ui/layout/breadcrumb';
import { Container } from '#components/ui/layout/container';
import { PageLead } from '#components/ui/layout/page-lead';
import { Section } from '#components/ui/layout/section';
import { Steps } from '#components/ui/steps';
import { AD_TAGLINE, ADVERTISE_PATH, ADVERTISE_TITLE, SPONSOR_SLIDES, slideImage } from '#lib/site/sponsors';
import styles from './advertise.module.css';

const DESCRIPTION = 'A founding spot on the home page of Belize Celebrations: what it is, and how to apply.';

export const metadata: Metadata = {
  title: ADVERTISE_TITLE,
  description: DESCRIPTION,
  alternates: { canonical: ADVERTISE_PATH },
};

const STEPS = [
  { title: 'Business Information', words: 'The name of your business, what it does and where it is.' },
  { title: 'Contact Details', words: 'Who we may call, and how you like to be reached.' },
  {
    title: 'Advertising Goals',
    words:
      'What you want to achieve, when it should begin, and a budget from under $500 to more than $5,000 per month.',
  },
  { title: 'Review & Submit', words: 'You see everything once more before it goes out.' },
];

/** A sponsor slide whose spot is still free, as an example. */
function FreePoster() {
  const [slide] = SPONSOR_SLIDES;
  if (!slide) return null;
  const { avif, src } = slideImage(slide.src);
  return (
    <picture>
      {avif && <source srcSet={avif} type="image/avif" />}
      <img className={styles.poster} src={src} alt={slide.alt} width={640} height={480} loading="lazy" />
    </picture>
  );
}

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
        <PageLead title={ADVERTISE_TITLE}>
          <p className={styles.intro}>
            A founding spot is one of the first posters on our home page, beside the events people come for.
            Four short steps, and we talk.
          </p>
        </PageLead>
        <div className={styles.columns}>
          <div className={styles.sheet}>
            <AdvertiserForm />
          </div>
          <aside className={styles.aside} aria-labelledby="spot-title">
            <FreePoster />
            <h2 id="spot-title" className={styles.tagline}>
              {AD_TAGLINE}
            </h2>
            <p>
              Your poster is marked “Sponsored” and leads to your own site. Not sure about the budget yet?
              That is an answer too.
            </p>
          </aside>
        </div>
      </Container>
      <div className={styles.steps}>
        <Section id="steps" title="What we ask">
          <Steps steps={STEPS} />
        </Section>
      </div>
    </>
  );
}
