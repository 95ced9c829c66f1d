'use client';

import { useEffect, useState } from 'react';
import { savedEventIds } from '#lib/device/saved-events.browser';
import { copyMoment } from '#lib/offline/copy-words';
import { type KeptGroups, keptGroups } from '#lib/offline/kept-groups';
import { keptPages } from '#lib/offline/kept-pages.browser';
import styles from './kept-list.module.css';

const TITLES = {
  lists: 'Lists of events',
  saved: 'Saved events',
  visited: 'Events you opened',
  forms: 'Forms',
};

/** What can be opened without a signal: lists, saved events, events that were opened. */
export function KeptList() {
  const [groups, setGroups] = useState<KeptGroups>();
  useEffect(() => {
    void keptPages().then((pages) => setGroups(keptGroups(pages, savedEventIds())));
  }, []);

  if (!groups) return <p className={styles.note}>Looking for what is kept on this device …</p>;
  const isEmpty = Object.values(groups).every((pages) => pages.length === 0);
  if (isEmpty)
    return <p className={styles.note}>Nothing is kept on this device yet. It begins with your next visit.</p>;
  return (
    <>
      {(Object.keys(TITLES) as (keyof KeptGroups)[]).map(
        (group) =>
          groups[group].length > 0 && (
            <section key={group} aria-labelledby={`kept-${group}`}>
              <h2 id={`kept-${group}`}>{TITLES[group]}</h2>
              <ul className={styles.list}>
                {groups[group].map(({ path, title, copiedAt }) => (
                  <li key={path} className={styles.line}>
                    {/* Whole pages are kept, so a whole page is asked for. */}
                    <a href={path}>{title}</a>
                    <span className={styles.moment}>Copy from {copyMoment(copiedAt)}</span>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}
