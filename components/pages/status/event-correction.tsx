import { CorrectionPictures } from '#components/status/correction-pictures';
import { EventCorrectionForm } from '#components/status/event-correction-form';
import { ChangePictures } from '#components/submissions/change-pictures';
import type { EventSubmission } from '#lib/submissions/fields/event-submission';
import { imagesFromValues } from '#lib/submissions/items/images/images-from-values';

type EventCorrectionProps = Omit<Parameters<typeof EventCorrectionForm>[0], 'pictures'> & {
  event: EventSubmission;
};

/** The correction form of an event with its images, which can be changed where scripts run. */
export function EventCorrection({ event, ...form }: EventCorrectionProps) {
  const { values, errors } = form;
  return (
    <EventCorrectionForm
      {...form}
      pictures={
        <ChangePictures
          held={imagesFromValues({}, event)}
          errors={{ cover: errors.coverImageUrl, additional: errors.additionalImageUrls }}
        >
          <CorrectionPictures event={event} values={values} errors={errors} />
        </ChangePictures>
      }
    />
  );
}
