import { Button, type ButtonLook } from './button.tsx';
import { HiddenText } from './hidden-text.tsx';
import { Icon } from './icon.tsx';
import styles from './pause-button.module.css';

type PauseButtonProps = {
  moving: boolean;
  onChange: (moving: boolean) => void;
  look?: ButtonLook;
  /** A round button with the icon alone; screen readers have the words. */
  compact?: boolean;
};

/** Stops, and starts again, everything on the page that moves by itself. */
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
