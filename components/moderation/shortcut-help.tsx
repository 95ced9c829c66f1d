import { CheckboxField } from '#components/ui/form/checkbox-field';
import { Modal } from '#components/ui/overlay/modal';
import { CANNED_REASONS } from '#lib/submissions/moderation/decisions/canned-reasons';
import styles from './shortcut-help.module.css';

const TITLE = 'moderation-keys-title';

const KEYS = [
  ['j', 'Next row, or next item'],
  ['k', 'Previous row, or previous item'],
  ['Enter', 'Open the row'],
  ['x', 'Mark the row; with Shift, all since the last marked one'],
  ['a', 'Approve, mark as answered, or accept a correction; all marked rows together'],
  ['r', 'Reject, or decline a correction: choose a reason, then Enter'],
  ['w', 'Ask the organiser: choose a question, then Enter'],
  [`1 to ${CANNED_REASONS.length}`, 'That reason or question'],
  ['e', 'Edit'],
  ['s', 'Spam; all marked rows together'],
  ['u', 'Undo'],
  ['o', 'Open the pictures'],
  ['q', 'Back to the queue'],
  ['v', 'Visits'],
  ['t', 'What is wrong in the sheet'],
  ['/', 'Search'],
  ['?', 'This list'],
] as const;

type ShortcutHelpProps = { isOn: boolean; onSwitch: (on: boolean) => void; onClose: () => void };

/** A dialog with the keyboard shortcuts and the switch that turns them off. */
export function ShortcutHelp({ isOn, onSwitch, onClose }: ShortcutHelpProps) {
  return (
    <Modal labelledBy={TITLE} onClose={onClose} size="small">
      <div className={styles.help}>
        <h2 id={TITLE} tabIndex={-1}>
          Keyboard
        </h2>
        <dl className={styles.keys}>
          {KEYS.map(([key, words]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <CheckboxField
          name="single-keys"
          label="Single keys work on this device"
          help="Switch them off if you speak to your computer, or press keys by accident."
          checked={isOn}
          onChange={(event) => onSwitch(event.target.checked)}
        />
      </div>
    </Modal>
  );
}
