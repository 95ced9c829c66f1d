'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';

type Tab = { id: string; label: string; content: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** Called when another tab is chosen. */
  onChoose?: (id: string) => void;
};

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Panels of which one is shown; arrow keys, Home and End move between the tabs (ARIA practices, tabs). */
export function Tabs({ label, tabs, onChoose }: TabsProps) {
  const [chosen, setChosen] = useState(tabs[0].id);
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();

  const choose = (id: string) => {
    if (id !== chosen) onChoose?.(id);
    setChosen(id);
  };

  const move = (event: KeyboardEvent) => {
    const position = tabs.findIndex(({ id }) => id === chosen);
    const step = STEPS[event.key];
    const target =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step === undefined
            ? -1
            : (position + step + tabs.length) % tabs.length;
    const next = tabs[target];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelectorAll('button')[target]?.focus();
  };

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${id}`}
            aria-controls={`${prefix}-panel-${id}`}
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-panel-${id}`}
          aria-labelledby={`${prefix}-tab-${id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: ARIA practices: a panel without controls is focusable
          tabIndex={0}
          hidden={id !== chosen}
          className={styles.panel}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
