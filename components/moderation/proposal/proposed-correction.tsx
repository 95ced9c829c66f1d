import { Thumbnail } from '#components/ui/thumbnail';
import type { EventSubmission } from '#lib/submissions/fields/event-submission';
import { imagesOf } from '#lib/submissions/items/images/event-images';
import { eventChanges, type FieldChange, imagesLabel } from '#lib/submissions/items/proposals/field-changes';
import { thumbnailImage } from '#lib/uploads/image-address';
import { MarkedText } from './marked-text.tsx';
import styles from './proposed-correction.module.css';

type ProposedCorrectionProps = {
  before: EventSubmission;
  proposed: EventSubmission;
  /** Where and when it is now, if its organiser announced that it moved. */
  moved?: string | undefined;
};

/** A field before and after, with the words marked that differ. */
function Change({ label, before, after }: FieldChange) {
  return (
    <div className={styles.change}>
      <h3>{label}</h3>
      <dl className={styles.versions}>
        <div>
          <dt>Now</dt>
          <dd>{before ? <MarkedText before={before} after={after} side="before" /> : <i>Not provided</i>}</dd>
        </div>
        <div>
          <dt>Proposed</dt>
          <dd>{after ? <MarkedText before={before} after={after} side="after" /> : <i>Not provided</i>}</dd>
        </div>
      </dl>
    </div>
  );
}

type ImageListProps = { label: string; event: EventSubmission; other: EventSubmission; word: string };

/** The images of one version; those that the other one lacks say so. */
function ImageList({ label, event, other, word }: ImageListProps) {
  const urls = new Set(imagesOf(other).map(({ url }) => url));
  const images = imagesOf(event);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {images.length === 0 && <i>None</i>}
        <ul className={styles.images}>
          {images.map(({ url, alt, number }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <Thumbnail
                  src={thumbnailImage(url)}
                  alt={alt || `Picture ${number + 1} without a description`}
                />
              </a>
              <span>
                {!urls.has(url) && <strong>{word}. </strong>}
                {number === 0 && 'Cover. '}
                {alt || 'No description was given'}
              </span>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** What the organiser of a public event wants corrected: field by field, before and after. */
export function ProposedCorrection({ before, proposed, moved }: ProposedCorrectionProps) {
  const changes = eventChanges(before, proposed, 'moderation');
  const { fields, contact, hasOtherImages } = changes;
  return (
    <section className={styles.proposal} aria-labelledby="item-proposal">
      <h2 id="item-proposal">Proposed correction</h2>
      {moved && (
        <p>
          Its organiser announced that it moved. Now: {moved}. That stays: a day or place below is what the
          page says it was before.
        </p>
      )}
      {fields.map((change) => (
        <Change key={change.name} {...change} />
      ))}
      {hasOtherImages && (
        <div className={styles.change}>
          <h3>{imagesLabel(changes)}</h3>
          <dl className={styles.versions}>
            <ImageList label="Now" event={before} other={proposed} word="Removed" />
            <ImageList label="Proposed" event={proposed} other={before} word="New" />
          </dl>
        </div>
      )}
      {contact.length > 0 && <p>Only our team sees these:</p>}
      {contact.map((change) => (
        <Change key={change.name} {...change} />
      ))}
      {fields.length + contact.length === 0 && !hasOtherImages && (
        <p>The event is already as it is proposed.</p>
      )}
    </section>
  );
}
