/** Attributes of a control that a single key activates. */
export const shortcutProps = (key: string) => ({ 'data-moderation-key': key, 'aria-keyshortcuts': key });

/** The key beside a control's label; hidden from screen readers, which read `aria-keyshortcuts`. */
export function ShortcutKey({ children }: { children: string }) {
  return (
    <span className="shortcut-key" aria-hidden="true">
      {children}
    </span>
  );
}
