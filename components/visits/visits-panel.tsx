import type { ReactNode } from 'react';

type VisitsPanelProps = {
  id: string;
  title: string;
  /** One sentence: what is counted here, or why there is nothing. */
  lead?: ReactNode;
  isWide?: boolean;
  children?: ReactNode;
};

/** One part of the report, with its heading. */
export function VisitsPanel({ id, title, lead, isWide = false, children }: VisitsPanelProps) {
  return (
    <section aria-labelledby={id} className={isWide ? 'visits-panel visits-wide' : 'visits-panel'}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="visits-lead">{lead}</p>}
      {children}
    </section>
  );
}
