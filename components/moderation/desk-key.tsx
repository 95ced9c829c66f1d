/** What a control carries so that a single key works it. */
export const deskKey = (key: string) => ({ 'data-desk-key': key, 'aria-keyshortcuts': key });

/** The key beside a control's words; for the eye alone. */
export function DeskKey({ children }: { children: string }) {
  return (
    <span className="desk-key-key" aria-hidden="true">
      {children}
    </span>
  );
}
