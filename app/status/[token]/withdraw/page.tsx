import { notFound, redirect } from 'next/navigation';
import { ConfirmForm } from '#components/status/confirm-form';
import { Container } from '#components/ui/layout/container';
import { serverEnv } from '#lib/server/env.server';
import { NOUNS } from '#lib/submissions/items/record/nouns';
import { loadStatusItem } from '#lib/submissions/private-page/status-item.server';
import { statusMetadata } from '#lib/submissions/private-page/status-metadata';
import styles from '../../status.module.css';

export const dynamic = 'force-dynamic';

export const metadata = statusMetadata('Withdraw it');

/** Asks for confirmation before an item is withdrawn for good. */
export default async function WithdrawPage({ params }: PageProps<'/status/[token]/withdraw'>) {
  const { token } = await params;
  const item = (await loadStatusItem(token)) ?? notFound();
  if (!item.actions.includes('withdraw')) redirect(`/status/${token}?problem=too-late`);
  const isMessage = item.kind === 'contact';
  return (
    <Container className={styles.page}>
      <div className={styles.lead}>
        <h1>{isMessage ? 'Delete your message?' : `Withdraw your ${NOUNS[item.kind]}?`}</h1>
        <p>
          Our team stops working on it at once, and this cannot be undone. What you sent us is deleted for
          good {serverEnv().RETENTION_DAYS} days later.
        </p>
      </div>
      <ConfirmForm
        action="withdraw"
        words={isMessage ? 'Yes, delete my message' : 'Yes, withdraw it'}
        token={token}
        version={item.version}
      />
    </Container>
  );
}
