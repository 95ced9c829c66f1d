import { CheckboxField } from '#components/ui/form/checkbox-field';
import { TextField } from '#components/ui/form/text-field';
import { Thumbnail } from '#components/ui/thumbnail';
import type { SubmittedPicture } from '#lib/submissions/event-pictures';
import { thumbnailImage } from '#lib/uploads/image-address';
import styles from './edit-form.module.css';

/** What each picture shows, and whether it stays. */
export function PictureFields({ pictures }: { pictures: readonly SubmittedPicture[] }) {
  if (pictures.length === 0) return null;
  return (
    <fieldset className={styles.pictures}>
      <legend>Pictures</legend>
      {pictures.map(({ url, alt, number, fields }) => {
        const label = number === 0 ? 'Cover' : `Picture ${number + 1}`;
        return (
          <div key={url} className={styles.picture}>
            <Thumbnail src={thumbnailImage(url)} alt="" />
            <div className={styles.words}>
              <TextField
                name={fields.alt}
                label={`${label}: what it shows`}
                defaultValue={alt}
                maxLength={200}
                optional
              />
              <CheckboxField name={fields.remove} label={`Remove ${label.toLowerCase()}`} value="yes" />
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
