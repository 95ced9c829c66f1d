import type { ReactNode } from 'react';
import { BarTable, type BarTableProps } from './bar-table.tsx';
import { VisitsPanel } from './visits-panel.tsx';

type BarPanelProps = Omit<BarTableProps, 'caption'> & {
  id: string;
  title: string;
  lead?: ReactNode;
  /** Replaces the lead where nothing was counted. */
  empty?: string;
  /** Of the table; without one, the title. */
  caption?: string;
};

/** A panel with one table of bars; without rows it is a heading and a sentence. */
export function BarPanel({ id, title, lead, empty = '', caption = title, head, rows }: BarPanelProps) {
  const isEmpty = rows.length === 0;
  return (
    <VisitsPanel id={id} title={title} lead={isEmpty ? empty || lead : lead}>
      {!isEmpty && <BarTable caption={caption} head={head} rows={rows} />}
    </VisitsPanel>
  );
}
