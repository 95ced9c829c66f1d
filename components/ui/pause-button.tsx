import { Button, type ButtonLook } from './button.tsx';
import { Icon } from './icon.tsx';

type PauseButtonProps = { moving: boolean; onChange: (moving: boolean) => void; look?: ButtonLook };

/** Stops, and starts again, everything on the page that moves by itself. */
export function PauseButton({ moving, onChange, look = 'plain' }: PauseButtonProps) {
  return (
    <Button look={look} onClick={() => onChange(!moving)}>
      <Icon name={moving ? 'pause' : 'play'} />
      {moving ? 'Pause motion' : 'Play motion'}
    </Button>
  );
}
