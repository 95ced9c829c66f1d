import { Button } from '#components/ui/button';
import { FormNote } from '#components/ui/form/form-note';
import { pluralize } from '#lib/text/pluralize';
import styles from './failed-notice.module.css';

type FailedNotification = {
  id: string;
  kind: string;
  itemId: string | null;
  reference: string | null;
  lastError: string | null;
};

const KINDS: Record<string, string> = {
  'moderators-new': 'Email to moderators about',
  'moderators-digest': 'Email to moderators about several items',
  receipt: 'Receipt for',
  'receipts-digest': 'Email with several receipts',
  decision: 'Decision about',
  correction: 'Email about a correction of',
  'sign-in': 'Sign-in link',
  'private-link': 'Private link of',
  'contact-service': 'Copy to the form service of',
  'sheet-append': 'Row in the sheet for',
  'sheet-faults': 'Email about the sheet to an editor',
};

/** Notifications whose delivery has finally failed, with a button to retry. */
export function FailedNotice({ failed }: { failed: readonly FailedNotification[] }) {
  if (failed.length === 0) return null;
  return (
    <FormNote look="error">
      <div className={styles.failed}>
        <p>
          <strong>{pluralize(failed.length, 'notification')} could not be delivered.</strong>
        </p>
        <ul>
          {failed.slice(0, 5).map(({ id, kind, itemId, reference, lastError }) => (
            <li key={id}>
              {KINDS[kind] ?? kind}{' '}
              {itemId && <a href={`/moderate/items/${itemId}`}>{reference ?? 'an item'}</a>}{' '}
              {lastError && <code>{lastError}</code>}
            </li>
          ))}
        </ul>
        <form method="post" action="/api/moderate/notifications">
          {failed.map(({ id }) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          <Button type="submit">Try again</Button>
        </form>
      </div>
    </FormNote>
  );
}
