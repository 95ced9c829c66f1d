import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './server-html.module.css';

type ServerHtmlProps = {
  /** Names the content: content of another name is another. */
  name: string;
  /** Renders the content, on the server alone. */
  render: () => ReactNode;
  /** Called in a browser that has no HTML of this name: after a navigation inside the site. */
  onMissing?: () => void;
  /** Whether its two elements take part in the layout; by default they have `display: contents`. */
  isBox?: boolean;
};

/** By name. Needs no limit: only the document that the browser has loaded brings HTML, navigations inside it do not. */
const htmlByName = new Map<string, Element>();

/** With this prop React neither hydrates nor changes the children of an element. */
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
  // Taken while React hydrates: should hydration fail, React replaces the document's elements by its own.
  useState(() => {
    const html = document.querySelector(`[data-html="${CSS.escape(name)}"] > div`);
    if (html && !htmlByName.has(name)) htmlByName.set(name, html);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each content
  useLayoutEffect(() => {
    const html = htmlByName.get(name);
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
 * has to change; events inside it bubble to the components around it as always, and SiteLinks follows its links. Who uses
 * it imports the style sheets of its content too: the browser's bundle is without the content, and what that imports.
 * Decision 82 says why.
 */
export const ServerHtml = typeof window === 'undefined' ? OnServer : InBrowser;
