import type { ReactNode } from 'react';

type DeskFormProps = {
  /** A path below /api/moderate. */
  action: string;
  /** What goes along unseen; what is empty is left out. */
  hidden?: Record<string, string | undefined>;
  className?: string;
  children: ReactNode;
};

/** A plain form: it works before any script has arrived, and without one. */
export function DeskForm({ action, hidden = {}, className, children }: DeskFormProps) {
  return (
    <form method="post" action={action} className={className}>
      {Object.entries(hidden).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      {children}
    </form>
  );
}
