import { notFound, redirect } from 'next/navigation';
import { ConfirmForm } from '#components/status/confirm-form';
import { Container } from '#components/ui/layout/container';
import { loadStatusItem } from '#lib/submissions/private-page/status-item.server';
import { statusMetadata } from '#lib/submissions/private-page/status-metadata';
import { howSoon } from '#lib/submissions/private-page/status-words';
import styles from '../../status.module.css';

export const dynamic = 'force-dynamic';

export const metadata = statusMetadata('It is cancelled');

/** Asks for confirmation before an event is shown as cancelled. */
export default async function CancelledPage({ params }: PageProps<'/status/[token]/cancelled'>) {
  const { token } = await params;
  const item = (await loadStatusItem(token)) ?? notFound();
  if (!item.actions.includes('announce')) redirect(`/status/${token}?problem=too-late`);
  return (
    <Container className={styles.page}>
      <div className={styles.lead}>
        <h1>Is your event cancelled?</h1>
        <p>
          It stays on the calendar, struck through, so that nobody comes for nothing. {howSoon(item)} You can
          take it back here at any time.
        </p>
      </div>
      <ConfirmForm action="cancelled" words="Yes, it is cancelled" token={token} version={item.version} />
    </Container>
  );
}
