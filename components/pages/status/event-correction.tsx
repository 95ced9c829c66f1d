import { CorrectionImages } from '#components/status/correction-images';
import { EventCorrectionForm } from '#components/status/event-correction-form';
import { ChangeImages } from '#components/submissions/change-images';
import type { EventSubmission } from '#lib/submissions/fields/event-submission';
import { imagesFromValues } from '#lib/submissions/items/images/images-from-values';

type EventCorrectionProps = Omit<Parameters<typeof EventCorrectionForm>[0], 'images'> & {
  event: EventSubmission;
};

/** The correction form of an event with its images, which can be changed where scripts run. */
export function EventCorrection({ event, ...form }: EventCorrectionProps) {
  const { values, errors } = form;
  return (
    <EventCorrectionForm
      {...form}
      images={
        <ChangeImages
          held={imagesFromValues({}, event)}
          errors={{ cover: errors.coverImageUrl, additional: errors.additionalImageUrls }}
        >
          <CorrectionImages event={event} values={values} errors={errors} />
        </ChangeImages>
      }
    />
  );
}
