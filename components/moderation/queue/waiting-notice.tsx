import { Icon } from '#components/ui/icon';
import type { waitingTime } from '#lib/submissions/moderation/queue/waiting-time';

/** How long the oldest item has waited, against what its sender was promised. */
export function WaitingNotice({ words, state }: NonNullable<ReturnType<typeof waitingTime>>) {
  return (
    <p className={`waiting-notice waiting-notice-${state}`}>
      <Icon name={state === 'fine' ? 'clock' : 'warning'} />
      {words}
    </p>
  );
}
