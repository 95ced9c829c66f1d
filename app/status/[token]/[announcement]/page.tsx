import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { AnnouncementForm } from '#components/status/announcement-form';
import { FormProblems } from '#components/status/form-problems';
import { Container } from '#components/ui/layout/container';
import { errorsOf } from '#lib/forms/form-values';
import { ANNOUNCEMENT_FORMS } from '#lib/submissions/items/announcements/announcement-forms';
import {
  announcementKind,
  eventAnnouncementSchema,
  isAnnouncementKind,
} from '#lib/submissions/items/announcements/announcement-kinds';
import { currentWhen } from '#lib/submissions/items/announcements/event-move';
import { readFormRequest } from '#lib/submissions/private-page/read-form-request.server';
import { statusMetadata } from '#lib/submissions/private-page/status-metadata';
import { howSoon } from '#lib/submissions/private-page/status-words';
import styles from '../../status.module.css';

export const dynamic = 'force-dynamic';

type AnnouncementPageProps = PageProps<'/status/[token]/[announcement]'>;

export async function generateMetadata({ params }: AnnouncementPageProps): Promise<Metadata> {
  const { announcement } = await params;
  return isAnnouncementKind(announcement) ? statusMetadata(announcementKind(announcement).action.label) : {};
}

/** The form in which an organiser announces that an approved event is cancelled, or where and when it is now. */
export default async function AnnouncementPage(props: AnnouncementPageProps) {
  const { announcement: kind, token: ofItem } = await props.params;
  // A link that was cut short behind its token is still the organiser's.
  if (!isAnnouncementKind(kind)) redirect(`/status/${ofItem}`);
  const { token, item, draft, isChanged, asked } = (await readFormRequest(props, kind)) ?? notFound();
  if (!item.actions.includes('announce')) redirect(`/status/${token}?problem=too-late`);
  const { valuesOf, fromValues } = ANNOUNCEMENT_FORMS[kind];
  const errors = draft
    ? errorsOf(eventAnnouncementSchema, fromValues(draft, item.held, item.announcement))
    : {};
  const { date, moreDates } = currentWhen(item.held, item.announcement);
  const { heading, consequence } = announcementKind(kind);
  return (
    <Container className={styles.page}>
      <div className={styles.lead}>
        <h1>{heading}</h1>
        <p>{consequence(howSoon(item))}</p>
        <FormProblems errors={errors} isChanged={isChanged} asked={asked} />
      </div>
      <AnnouncementForm
        kind={kind}
        token={token}
        version={item.version}
        dates={[date, ...moreDates]}
        values={draft ?? valuesOf(item.held, item.announcement)}
        errors={errors}
      />
    </Container>
  );
}
