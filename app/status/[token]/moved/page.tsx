import { notFound, redirect } from 'next/navigation';
import { FormProblems } from '#components/status/form-problems';
import { MoveForm } from '#components/status/move-form';
import { Container } from '#components/ui/layout/container';
import { errorsOf } from '#lib/forms/form-values';
import { askedInSearch } from '#lib/submissions/fields/when/asked-again';
import { eventAnnouncementSchema } from '#lib/submissions/items/announcements/event-announcement';
import { currentWhen, moveFromValues, valuesOfMove } from '#lib/submissions/items/announcements/event-move';
import { loadFormDraft } from '#lib/submissions/items/record/form-drafts.server';
import { loadStatusItem } from '#lib/submissions/private-page/status-item.server';
import { statusMetadata } from '#lib/submissions/private-page/status-metadata';
import { howSoon } from '#lib/submissions/private-page/status-words';
import styles from '../../status.module.css';

export const dynamic = 'force-dynamic';

export const metadata = statusMetadata('It moved');

/** The form in which an organiser announces an approved event's new date or venue. */
export default async function MovedPage({ params, searchParams }: PageProps<'/status/[token]/moved'>) {
  const { token } = await params;
  const search = await searchParams;
  const asked = askedInSearch(search);
  const item = (await loadStatusItem(token)) ?? notFound();
  if (!item.actions.includes('announce')) redirect(`/status/${token}?problem=too-late`);
  const draft = search.again || search.changed ? await loadFormDraft(item.id, 'move', Date.now()) : undefined;
  const errors = draft
    ? errorsOf(eventAnnouncementSchema, moveFromValues(draft, currentWhen(item.held, item.announcement)))
    : {};
  return (
    <Container className={styles.page}>
      <div className={styles.lead}>
        <h1>Where and when is it now?</h1>
        <p>{howSoon(item)} The address of its page stays the same, and the page says what was before.</p>
        <FormProblems errors={errors} isChanged={search.changed !== undefined} asked={asked} />
      </div>
      <MoveForm
        token={token}
        version={item.version}
        values={draft ?? valuesOfMove(item.held, item.announcement)}
        errors={errors}
      />
    </Container>
  );
}
