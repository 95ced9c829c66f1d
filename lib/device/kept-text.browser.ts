import 'client-only';

/** Kept until it is taken away; or as long as the tab. */
type Shelf = 'localStorage' | 'sessionStorage';

/** What this browser keeps under a key; null where there is nothing, or storage is switched off. */
export function keptText(key: string, shelf: Shelf = 'localStorage'): string | null {
  try {
    return window[shelf].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or takes it away where it is undefined. Says whether that was possible. */
export function keepText(key: string, text: string | undefined, shelf: Shelf = 'localStorage'): boolean {
  try {
    if (text === undefined) window[shelf].removeItem(key);
    else window[shelf].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
