import { notFound, redirect } from 'next/navigation';
import { CorrectionPictures } from '#components/status/correction-pictures';
import { EventCorrectionForm } from '#components/status/event-correction-form';
import { FormProblems } from '#components/status/form-problems';
import { ChangePictures } from '#components/submissions/change-pictures';
import { Container } from '#components/ui/layout/container';
import { askedInSearch } from '#lib/submissions/fields/when/asked-again';
import { hasMoved } from '#lib/submissions/items/announcements/event-announcement';
import { imagesFromValues } from '#lib/submissions/items/images/images-from-values';
import { loadFormDraft } from '#lib/submissions/items/record/form-drafts.server';
import { loadProposalForm } from '#lib/submissions/private-page/load-proposal-form.server';
import { loadStatusItem } from '#lib/submissions/private-page/status-item.server';
import { statusMetadata } from '#lib/submissions/private-page/status-metadata';
import styles from '../../status.module.css';

export const dynamic = 'force-dynamic';

export const metadata = statusMetadata('Propose a correction');

/** The form in which an organiser proposes a correction of a public event. */
export default async function ProposePage({ params, searchParams }: PageProps<'/status/[token]/propose'>) {
  const { token } = await params;
  const search = await searchParams;
  const { again, changed } = search;
  const asked = askedInSearch(search);
  const item = (await loadStatusItem(token)) ?? notFound();
  if (!item.published) redirect(`/status/${token}?problem=too-late`);
  const draft = again || changed ? await loadFormDraft(item.id, 'propose', Date.now()) : undefined;
  const form = await loadProposalForm(item, item.published, draft);
  const { errors } = form;
  const isMoved = hasMoved(item.announcement);
  return (
    <Container className={styles.page}>
      <div className={styles.lead}>
        <h1>Propose a correction</h1>
        <p>
          Our team looks at it and answers by email. Until then the page of your event stays as it is, and its
          address stays the same.
        </p>
        {isMoved && (
          <p>
            The day, the hours and the place are as you announced them.{' '}
            <a href={`/status/${token}/moved`}>Did it move again?</a>
          </p>
        )}
        {item.isPurged && (
          <p>
            Your contact details were deleted, as we promised, so there is no mail: you find our answer on
            your private page.
          </p>
        )}
        <FormProblems errors={errors} isChanged={changed !== undefined} asked={asked} />
      </div>
      <EventCorrectionForm
        action="propose"
        without={{ whenAndWhere: isMoved, contact: item.isPurged }}
        token={token}
        version={item.version}
        {...form}
        pictures={
          <ChangePictures
            held={imagesFromValues({}, form.event)}
            errors={{ cover: errors.coverImageUrl, additional: errors.additionalImageUrls }}
          >
            <CorrectionPictures {...form} />
          </ChangePictures>
        }
      />
    </Container>
  );
}
