import { Button } from '#components/ui/button';
import { DeskForm } from './desk-form.tsx';
import { DeskKey, deskKey } from './desk-key.tsx';
import { DeskKeys } from './desk-keys.tsx';

type DeskBarProps = {
  email: string;
  /** Where "Queue" leads; absent for somebody who came by the link of one item. */
  queueHref?: string;
  /** Which of the bar's ways this page is. */
  here?: 'visits';
  /** What just happened, spoken by screen readers. */
  said?: string;
};

/** The line above every page of the moderators. */
export function DeskBar({ email, queueHref, here, said }: DeskBarProps) {
  return (
    <div className="desk-bar-bar">
      <nav aria-label="Moderation" className="desk-bar-way">
        {queueHref ? (
          <>
            <a href={queueHref} {...deskKey('q')}>
              Queue <DeskKey>q</DeskKey>
            </a>
            <a
              href="/moderate/visits"
              aria-current={here === 'visits' ? 'page' : undefined}
              {...deskKey('v')}
            >
              Visits <DeskKey>v</DeskKey>
            </a>
          </>
        ) : (
          <a href="/moderate/sign-in">Sign in to see the queue</a>
        )}
      </nav>
      <DeskKeys said={said} />
      <details className="desk-bar-account">
        <summary>{email}</summary>
        <div className="desk-bar-exits">
          {queueHref ? (
            <>
              <DeskForm action="/api/moderate/sign-out">
                <Button type="submit">Sign out</Button>
              </DeskForm>
              <DeskForm action="/api/moderate/sign-out" hidden={{ everywhere: 'yes' }}>
                <Button type="submit">Sign out everywhere</Button>
              </DeskForm>
            </>
          ) : (
            <p>
              You opened this item with the link from your mail. It works for 14 days, for this item alone.
            </p>
          )}
        </div>
      </details>
    </div>
  );
}
