import type { Route } from 'next';
import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon';
import { Woven } from '#components/ui/layout/woven';
import { Link } from '#components/ui/link';
import type { OperatorContact } from '#lib/site/operator-contact';
import {
  notDone,
  PUBLIC_AND_PRIVATE,
  retentionTimes,
  TERMS_IN_SHORT,
  TERMS_SECTIONS,
  type TermsFigures,
} from '#lib/site/terms';

type Words = (typeof TERMS_SECTIONS)[keyof typeof TERMS_SECTIONS];

function TermsSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="terms-section">
      <h2 id={id}>{title}</h2>
      <div className="terms-words">{children}</div>
    </section>
  );
}

const WordsSection = ({ section: { id, title, paragraphs } }: { section: Words }) => (
  <TermsSection id={id} title={title}>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </TermsSection>
);

/** What everyone sees beside what only moderators see, as the two halves of a ticket. */
function Halves() {
  return (
    <TermsSection id="public" title="What is public, and what is not">
      <div className="terms-halves">
        <div className="terms-half" data-half="public">
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
        <div className="terms-half" data-half="private">
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
    </TermsSection>
  );
}

function Times({ figures }: { figures: TermsFigures }) {
  return (
    <TermsSection id="times" title="How long we keep it">
      <dl className="terms-times">
        {retentionTimes(figures).map(([what, howLong]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{howLong}</dd>
          </div>
        ))}
      </dl>
      <p>What is still undecided is kept until we decide. Deleted means deleted, except from backups.</p>
    </TermsSection>
  );
}

/** The terms, below the title of their page. */
export function TermsText({ figures, contact }: { figures: TermsFigures; contact: OperatorContact }) {
  return (
    <div className="terms">
      <div className="terms-short">
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
      <TermsSection id="not" title="What we do not do">
        <ul className="terms-points">
          {notDone(figures).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </TermsSection>
      <TermsSection id="asking" title="Who we are, and how to ask">
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
      </TermsSection>
    </div>
  );
}
