import { Button, type ButtonLook } from './button.tsx';
import { HiddenText } from './hidden-text.tsx';
import { Icon } from './icon.tsx';
import styles from './pause-button.module.css';

type PauseButtonProps = {
  moving: boolean;
  onChange: (moving: boolean) => void;
  look?: ButtonLook;
  /** A round button with the icon alone; the label is for screen readers. */
  compact?: boolean;
};

/** A button that pauses and resumes automatic motion. */
export function PauseButton({ moving, onChange, look = 'plain', compact = false }: PauseButtonProps) {
  const words = moving ? 'Pause motion' : 'Play motion';
  return (
    <Button
      look={look}
      className={compact ? styles.compact : ''}
      title={compact ? words : undefined}
      onClick={() => onChange(!moving)}
    >
      <Icon name={moving ? 'pause' : 'play'} />
      {compact ? <HiddenText>{words}</HiddenText> : words}
    </Button>
  );
}
