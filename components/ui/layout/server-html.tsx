import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './server-html.module.css';

type ServerHtmlProps = {
  /** Names the content: content of another name is another. */
  name: string;
  /** Renders the content, on the server alone. */
  render: () => ReactNode;
  /** Called in a browser that has no HTML of this name: after a navigation inside the site. */
  onMissing?: () => void;
  /**
   * Whether its elements are boxes. WebKit counts what is in elements without one as visible where an element around
   * them hides its content.
   */
  isBox?: boolean;
};

/** How many are kept while a visitor moves inside the site. */
const MAX_KEPT = 4;
const kept = new Map<string, Element>();

function keep(name: string, html: Element | null | undefined) {
  if (!html || kept.has(name)) return;
  kept.set(name, html);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** React leaves what is inside an element with this alone. */
const LEFT_ALONE = { __html: '' };

function OnServer({ name, render, isBox = false }: ServerHtmlProps) {
  const look = isBox ? undefined : styles.transparent;
  return (
    <div data-html={name} className={look}>
      <div className={look}>{render()}</div>
    </div>
  );
}

function InBrowser({ name, onMissing, isBox = false }: ServerHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  // Before hydration, which replaces the page where it fails.
  useState(() => keep(name, document.querySelector(`[data-html="${CSS.escape(name)}"] > div`)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each content
  useLayoutEffect(() => {
    const html = kept.get(name);
    if (!html) onMissing?.();
    else if (html.parentNode !== place.current) place.current?.replaceChildren(html);
  }, [name]);
  return (
    <div
      ref={place}
      data-html={name}
      className={isBox ? undefined : styles.transparent}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, by which React leaves the server's element alone
      dangerouslySetInnerHTML={LEFT_ALONE}
    />
  );
}

/**
 * Content that is in the page's HTML and nowhere else: neither in the data for hydration nor in the work of it. The
 * browser keeps the element, and shows it again when the visitor comes back to its page. For content that no component
 * has to change; events inside it bubble to the components around it as always, and SiteLinks follows its links.
 */
export const ServerHtml = typeof window === 'undefined' ? OnServer : InBrowser;
