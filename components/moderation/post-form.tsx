import type { ReactNode } from 'react';
import { HiddenFields } from './hidden-fields.tsx';

type PostFormProps = {
  /** A path below /api/moderate. */
  action: string;
  /** Values of hidden fields; empty ones are left out. */
  hidden?: Record<string, string | undefined>;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A plain POST form, which works before hydration and without JavaScript. */
export function PostForm({ id, action, hidden = {}, className, children }: PostFormProps) {
  return (
    <form id={id} method="post" action={action} className={className}>
      <HiddenFields values={hidden} />
      {children}
    </form>
  );
}
