import 'client-only';

/**
 * Calls back when the device was online for `ms` milliseconds without a break, and returns what cancels it. Time without
 * a network does not count: what is sent then waits for it, and the time begins anew when it is back.
 */
export function onlineTimeout(ms: number, onEnd: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    window.removeEventListener('online', begin);
    window.removeEventListener('offline', begin);
  };
  function begin() {
    clearTimeout(timer);
    if (!navigator.onLine) return;
    timer = setTimeout(() => {
      cancel();
      onEnd();
    }, ms);
  }
  window.addEventListener('online', begin);
  window.addEventListener('offline', begin);
  begin();
  return cancel;
}
