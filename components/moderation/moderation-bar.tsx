import { Button } from '#components/ui/button';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';
import { PostForm } from './post-form.tsx';
import { ShortcutKey, shortcutProps } from './shortcut-key.tsx';

type ModerationBarProps = {
  email: string;
  /** The link to the queue; absent for a moderator who came by the mailed link of one item. */
  queueHref?: string;
  /** Which of the bar's links leads to this page. */
  current?: 'visits' | 'slides';
  /** What just happened, for screen readers. */
  announcement?: string;
};

/** The bar above every page of moderation. */
export function ModerationBar({ email, queueHref, current, announcement }: ModerationBarProps) {
  return (
    <div className="moderation-bar">
      <nav aria-label="Moderation" className="moderation-bar-links">
        {queueHref ? (
          <>
            <a href={queueHref} {...shortcutProps('q')}>
              Queue <ShortcutKey>q</ShortcutKey>
            </a>
            <a
              href="/moderate/visits"
              aria-current={current === 'visits' ? 'page' : undefined}
              {...shortcutProps('v')}
            >
              Visits <ShortcutKey>v</ShortcutKey>
            </a>
            <a href="/moderate/slides" aria-current={current === 'slides' ? 'page' : undefined}>
              Slides
            </a>
          </>
        ) : (
          <a href="/moderate/sign-in">Sign in to see the queue</a>
        )}
      </nav>
      <KeyboardShortcuts announcement={announcement} />
      <details className="moderation-bar-account">
        <summary>{email}</summary>
        <div className="moderation-bar-menu">
          {queueHref ? (
            <>
              <PostForm action="/api/moderate/sign-out">
                <Button type="submit">Sign out</Button>
              </PostForm>
              <PostForm action="/api/moderate/sign-out" hidden={{ everywhere: 'yes' }}>
                <Button type="submit">Sign out everywhere</Button>
              </PostForm>
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
