import type { Route } from 'next';
import { Icon } from '#components/ui/icon';
import { Woven } from '#components/ui/layout/woven';
import { Link } from '#components/ui/link';
import type { OperatorContact } from '#lib/site/operator-contact';
import {
  notDone,
  PUBLIC_AND_PRIVATE,
  TERMS_IN_SHORT,
  TERMS_SECTIONS,
  type TermsFigures,
  timesKept,
} from '#lib/site/terms';
import styles from './terms.module.css';

type Words = (typeof TERMS_SECTIONS)[keyof typeof TERMS_SECTIONS];

function WordsSection({ section: { id, title, paragraphs } }: { section: Words }) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

/** What everyone sees beside what only moderators see, as the two halves of a ticket. */
function Halves() {
  return (
    <section aria-labelledby="public" className={styles.section}>
      <h2 id="public">What is public, and what is not</h2>
      <div className={styles.halves}>
        <div className={styles.half} data-half="public">
          <h3>
            <Icon name="globe" />
            Everyone sees
          </h3>
          <ul>
            {PUBLIC_AND_PRIVATE.public.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </div>
        <div className={styles.half} data-half="private">
          <h3>
            <Icon name="people" />
            Only our moderators see
          </h3>
          <ul>
            {PUBLIC_AND_PRIVATE.private.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Times({ figures }: { figures: TermsFigures }) {
  return (
    <section aria-labelledby="times" className={styles.section}>
      <h2 id="times">How long we keep it</h2>
      <dl className={styles.times}>
        {timesKept(figures).map(([what, howLong]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{howLong}</dd>
          </div>
        ))}
      </dl>
      <p>What is still undecided is kept until it is decided. Deleted means deleted, backups excepted.</p>
    </section>
  );
}

/** The terms, below the title of their page. */
export function TermsText({ figures, contact }: { figures: TermsFigures; contact: OperatorContact }) {
  return (
    <div className={styles.terms}>
      <div className={styles.short}>
        <Woven />
        <ul aria-label="In short">
          {TERMS_IN_SHORT.map(({ word, meaning }) => (
            <li key={word}>
              <strong>{word}</strong>
              {meaning}
            </li>
          ))}
        </ul>
      </div>
      <WordsSection section={TERMS_SECTIONS.sending} />
      <Halves />
      <WordsSection section={TERMS_SECTIONS.deciding} />
      <WordsSection section={TERMS_SECTIONS.changing} />
      <Times figures={figures} />
      <section aria-labelledby="not" className={styles.section}>
        <h2 id="not">What we do not do</h2>
        <ul className={styles.points}>
          {notDone(figures).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="asking" className={styles.section}>
        <h2 id="asking">Who we are, and how to ask</h2>
        <p>
          “We” are the operators of this guide and its moderators. Ask us anything through the{' '}
          <a href="#contact">contact form</a>
          {contact.email && (
            <>
              , or write to <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </>
          )}
          . Ready to send something? <Link href={'/submit-event' as Route}>Put an event on the calendar</Link>
          .
        </p>
      </section>
    </div>
  );
}
