import { CheckboxField } from '#components/ui/form/checkbox-field';
import { TextField } from '#components/ui/form/text-field';
import { pictureFields } from '#lib/moderation/event-edit-form';
import type { EventSubmission } from '#lib/submissions/event-submission';
import { thumbnailImage } from '#lib/uploads/image-address';
import styles from './edit-form.module.css';

/** What each picture shows, and whether it stays. */
export function PictureFields({ event }: { event: EventSubmission }) {
  const { coverImageUrl, coverImageAlt, additionalImageUrls, additionalImageAlts } = event;
  const pictures = [
    { url: coverImageUrl, alt: coverImageAlt, label: 'Cover' },
    ...additionalImageUrls.map((url, index) => ({
      url,
      alt: additionalImageAlts[index] ?? '',
      label: `Picture ${index + 2}`,
    })),
  ];
  if (pictures.every(({ url }) => url === '')) return null;
  return (
    <fieldset className={styles.pictures}>
      <legend>Pictures</legend>
      {pictures.map(({ url, alt, label }, index) => {
        if (url === '') return null;
        const names = pictureFields(index);
        return (
          <div key={url} className={styles.picture}>
            {/* biome-ignore lint/performance/noImgElement: made in this size when it was uploaded */}
            <img src={thumbnailImage(url)} alt="" width={300} height={200} />
            <div className={styles.words}>
              <TextField
                name={names.alt}
                label={`${label}: what it shows`}
                defaultValue={alt}
                maxLength={200}
                optional
              />
              <CheckboxField name={names.remove} label={`Remove ${label.toLowerCase()}`} />
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
