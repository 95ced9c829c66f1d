import { useCallback, useEffect, useRef, useState } from 'react';

/** A flag that is on for a number of milliseconds after `start`, or until `stop`; `start` restarts the timer. */
export function useTimedFlag() {
  const [isOn, setOn] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    setOn(false);
  }, []);
  const start = useCallback((milliseconds: number) => {
    clearTimeout(timer.current);
    setOn(true);
    timer.current = setTimeout(() => setOn(false), milliseconds);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { isOn, start, stop };
}
