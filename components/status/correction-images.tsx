import { CheckboxField } from '#components/ui/form/checkbox-field';
import { TextField } from '#components/ui/form/text-field';
import { Thumbnail } from '#components/ui/thumbnail';
import type { FormValues } from '#lib/forms/form-values';
import type { EventSubmission } from '#lib/submissions/fields/event-submission';
import { imagesOf } from '#lib/submissions/items/images/event-images';
import type { FieldErrors } from '#lib/text/field-errors';
import { thumbnailImage } from '#lib/uploads/image-address';
import styles from './status.module.css';

type CorrectionImagesProps = { event: EventSubmission; values: FormValues; errors: FieldErrors };

/** The images of an event, each with its description and a checkbox that removes it; works without JavaScript. */
export function CorrectionImages({ event, values, errors }: CorrectionImagesProps) {
  return (
    <>
      {imagesOf(event).map(({ url, number, fields: { alt, remove } }) => {
        const title = number === 0 ? 'the cover picture' : `picture ${number}`;
        return (
          <div key={url} className={styles.image}>
            <Thumbnail src={thumbnailImage(url)} alt="" />
            <div className={styles.words}>
              <TextField
                name={alt}
                label={`What does ${title} show?`}
                optional
                defaultValue={values[alt]}
                error={errors[alt]}
              />
              <CheckboxField
                name={remove}
                label={`Remove ${title}`}
                value="yes"
                defaultChecked={values[remove] === 'yes'}
              />
            </div>
          </div>
        );
      })}
      <noscript>
        <p>Adding a picture needs JavaScript. Everything else on this page works without it.</p>
      </noscript>
    </>
  );
}
