'use client';

import { useEffect, useState } from 'react';
import { savedEventIds } from '#lib/device/saved-events.browser';
import { type CachedPageGroups, groupCachedPages } from '#lib/offline/cached-page-groups';
import { loadCachedPages } from '#lib/offline/cached-pages.browser';
import { formatCachedAt } from '#lib/offline/offline-status-text';
import styles from './cached-page-list.module.css';

const TITLES = {
  lists: 'Lists of events',
  saved: 'Saved events',
  visited: 'Events you opened',
  forms: 'Forms',
};

/** Links to the cached pages, which open offline: lists, saved events, visited events and forms. */
export function CachedPageList() {
  const [groups, setGroups] = useState<CachedPageGroups>();
  useEffect(() => {
    void loadCachedPages().then((pages) => setGroups(groupCachedPages(pages, savedEventIds())));
  }, []);

  if (!groups) return <p className={styles.note}>Looking for pages saved on this device …</p>;
  const isEmpty = Object.values(groups).every((pages) => pages.length === 0);
  if (isEmpty)
    return (
      <p className={styles.note}>Nothing is saved on this device yet. That starts with your next visit.</p>
    );
  return (
    <>
      {(Object.keys(TITLES) as (keyof CachedPageGroups)[]).map(
        (group) =>
          groups[group].length > 0 && (
            <section key={group} aria-labelledby={`kept-${group}`}>
              <h2 id={`kept-${group}`}>{TITLES[group]}</h2>
              <ul className={styles.list}>
                {groups[group].map(({ path, title, copiedAt }) => (
                  <li key={path} className={styles.line}>
                    {/* A plain link, because only whole pages are cached. */}
                    <a href={path}>{title}</a>
                    <span className={styles.moment}>Copy from {formatCachedAt(copiedAt)}</span>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}
