import { Button } from '#components/ui/button';
import { FormNote } from '#components/ui/form/form-note';
import { pluralize } from '#lib/text/pluralize';
import type { useImageUploads } from './use-image-uploads.ts';

type MissingNoteProps = {
  uploads: Pick<
    ReturnType<typeof useImageUploads>,
    'loaded' | 'reading' | 'readAgain' | 'missing' | 'goOnWithout'
  >;
  /** What to do where they could not be loaded. */
  advice: string;
};

/** Says that images that were chosen before are still being loaded from this device, or could not be. */
export function MissingNote({ uploads, advice }: MissingNoteProps) {
  const { loaded, reading, readAgain, missing, goOnWithout } = uploads;
  const count = missing.cover + missing.additional;
  const images = pluralize(count, 'picture');
  return (
    <div role="status">
      {count > 0 && reading === 'slow' && (
        <FormNote>
          <p>
            {images} that you chose {count === 1 ? 'is' : 'are'} still being read from this device. Nothing is
            sent without {count === 1 ? 'it' : 'them'}: wait a moment, or load this page again.
          </p>
          <Button onClick={goOnWithout}>Go on without</Button>
        </FormNote>
      )}
      {count > 0 && reading === 'failed' && (
        <FormNote>
          <p>
            {images} that you chose could not be read from this device just now. Nothing is sent without{' '}
            {count === 1 ? 'it' : 'them'}: try again, or choose again what you want to send.
          </p>
          <Button onClick={readAgain}>Try again</Button> <Button onClick={goOnWithout}>Go on without</Button>
        </FormNote>
      )}
      {count > 0 && loaded && (
        <FormNote>
          {images} that you chose could not be loaded from this device. {advice}
        </FormNote>
      )}
    </div>
  );
}
