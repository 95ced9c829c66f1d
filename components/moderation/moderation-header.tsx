import type { ReactNode } from 'react';
import { Button } from '#components/ui/button';
import { Icon } from '#components/ui/icon';
import { Container } from '#components/ui/layout/container';
import { SITE_NAME } from '#lib/site/site';
import { isOnPage, MODERATION_PAGES } from '#lib/submissions/moderation/requests/moderation-pages';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';
import { PostForm } from './post-form.tsx';
import { ShortcutKey, shortcutProps } from './shortcut-key.tsx';

type ModerationHeaderProps = {
  /** The address of the moderator; absent on the sign-in page. */
  email?: string;
  /** The link to the queue; absent for a moderator who came by the mailed link of one item. */
  queueHref?: string;
  /** The path of the page. */
  path: string;
  /** The theme toggle as an icon button. */
  themeToggle: ReactNode;
};

/** The header of every page of moderation, in place of that of the public pages. */
export function ModerationHeader({ email, queueHref, path, themeToggle }: ModerationHeaderProps) {
  return (
    <header className="moderation-header">
      <Container className="moderation-header-bar">
        <a href="/" className="moderation-header-name" aria-label={`${SITE_NAME}: Go to homepage`}>
          {/* biome-ignore lint/performance/noImgElement: a drawing of 600 bytes */}
          <img src="/images/mark.svg" alt="" width="32" height="32" />
          <span>{SITE_NAME}</span>
        </a>
        {email && (
          <nav aria-label="Moderation" className="moderation-header-links">
            {queueHref ? (
              MODERATION_PAGES.map((page) => (
                <a
                  key={page.path}
                  href={page.path === '/moderate' ? queueHref : page.path}
                  aria-current={isOnPage(path, page) ? 'page' : undefined}
                  {...(page.key && shortcutProps(page.key))}
                >
                  {page.label} {page.key && <ShortcutKey>{page.key}</ShortcutKey>}
                </a>
              ))
            ) : (
              <a href="/moderate/sign-in">Sign in to see the queue</a>
            )}
          </nav>
        )}
        {email && <KeyboardShortcuts />}
        {themeToggle}
        {email && (
          <details className="moderation-header-account">
            {/* On a phone the icon replaces the address. */}
            <summary aria-label={email}>
              <Icon name="people" />
              <span>{email}</span>
            </summary>
            <div className="moderation-header-menu">
              <p className="moderation-header-address">{email}</p>
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
                  You opened this item with the link from your email. It works for 14 days, for this item
                  alone.
                </p>
              )}
            </div>
          </details>
        )}
      </Container>
    </header>
  );
}
