import { FormNote } from '#components/ui/form/form-note';
import type { DraftImages } from '#lib/uploads/image-list/draft-images';
import { type FormImages, imagesWithRole } from '#lib/uploads/image-list/image-item';
import { MAX_ADDITIONAL_IMAGES } from '#lib/uploads/upload-rules';
import { ImageGroup } from './image-group.tsx';
import styles from './images-field.module.css';
import { MissingNote } from './missing-note.tsx';
import type { ImageCounts } from './use-image-list.ts';
import { useImageUploads } from './use-image-uploads.ts';
import { type OnUnsent, useUnsent } from './use-unsent.ts';

export type ImagesFieldProps = FormImages & {
  /** Called with the uploaded images, whenever they or their descriptions change. */
  onChange: (images: FormImages) => void;
  /** Storage of the images on the device; without it a reload loses those that are not uploaded. */
  draft?: DraftImages | undefined;
  onUnsent?: OnUnsent | undefined;
  /** How many images the form knows of that are not uploaded. */
  expected?: ImageCounts | undefined;
  errors?: { cover?: string | undefined; additional?: string | undefined };
};

/** One cover image and up to four others, uploaded while the rest of the form is filled in. */
export function ImagesField({ onUnsent, errors, ...form }: ImagesFieldProps) {
  const uploads = useImageUploads(form);
  // What could not be loaded is said here, and then holds nothing back; what is still to be loaded does.
  const missing = uploads.loaded ? undefined : uploads.missing;
  const unsent = useUnsent({ ...uploads, missing }, onUnsent);
  const hasCover = imagesWithRole(uploads.items, 'cover').length > 0;

  return (
    <div className={styles.field}>
      {!uploads.online && unsent.length > 0 && (
        <FormNote>
          There is no connection. Your pictures are kept here and go out when you are back online.
        </FormNote>
      )}
      <MissingNote uploads={uploads} advice="Choose again what you want to send." />
      <ImageGroup
        part="cover"
        name="coverImageUrl"
        legend="Cover image"
        picker={hasCover ? 'Choose another cover image' : 'Choose a cover image'}
        help="One JPEG, PNG or WebP under 10MB. It becomes the picture on your event’s card."
        full="It replaces this one."
        max={1}
        altName={() => 'coverImageAlt'}
        uploads={uploads}
        error={errors?.cover}
      />
      <ImageGroup
        part="additional"
        name="additionalImageUrls"
        legend="Additional images"
        picker="Add images"
        help={`Up to ${MAX_ADDITIONAL_IMAGES}, each a JPEG, PNG or WebP under 10MB.`}
        full={`You have added ${MAX_ADDITIONAL_IMAGES}, the most there can be.`}
        max={MAX_ADDITIONAL_IMAGES}
        altName={(index) => `additionalImageAlts.${index}`}
        uploads={uploads}
        error={errors?.additional}
      />
    </div>
  );
}
