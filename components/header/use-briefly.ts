import { useCallback, useEffect, useRef, useState } from 'react';

/** A flag that is raised for some milliseconds, counted anew each time, and lowered by hand or by itself. */
export function useBriefly() {
  const [raised, setRaised] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const lower = useCallback(() => {
    clearTimeout(timer.current);
    setRaised(false);
  }, []);
  const raise = useCallback((milliseconds: number) => {
    clearTimeout(timer.current);
    setRaised(true);
    timer.current = setTimeout(() => setRaised(false), milliseconds);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { raised, raise, lower };
}
