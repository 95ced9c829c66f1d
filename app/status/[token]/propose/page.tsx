import { notFound, redirect } from 'next/navigation';
import { EventCorrection } from '#components/pages/status/event-correction';
import { FormProblems } from '#components/status/form-problems';
import { Container } from '#components/ui/layout/container';
import { hasMoved } from '#lib/submissions/items/announcements/event-announcement';
import { loadProposalForm } from '#lib/submissions/private-page/load-proposal-form.server';
import { readFormRequest } from '#lib/submissions/private-page/read-form-request.server';
import { statusMetadata } from '#lib/submissions/private-page/status-metadata';
import styles from '../../status.module.css';

export const dynamic = 'force-dynamic';

export const metadata = statusMetadata('Propose a correction');

/** The form in which an organiser proposes a correction of a public event. */
export default async function ProposePage(props: PageProps<'/status/[token]/propose'>) {
  const { token, item, draft, isChanged, asked } = (await readFormRequest(props, 'propose')) ?? notFound();
  if (!item.published) redirect(`/status/${token}?problem=too-late`);
  const form = await loadProposalForm(item, item.published, draft);
  const { errors } = form;
  const isMoved = hasMoved(item.announcement);
  return (
    <Container className={styles.page}>
      <div className={styles.lead}>
        <h1>Propose a correction</h1>
        <p>
          Our team will look at it and reply by email. Until then your event’s page stays as it is, and its
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
            Your contact details were deleted, as we promised, so we cannot email you: you’ll find our answer
            on your private page.
          </p>
        )}
        <FormProblems errors={errors} isChanged={isChanged} asked={asked} />
      </div>
      <EventCorrection
        action="propose"
        without={{ whenAndWhere: isMoved, contact: item.isPurged }}
        token={token}
        version={item.version}
        {...form}
      />
    </Container>
  );
}
