import 'client-only';

type StorageArea = 'localStorage' | 'sessionStorage';

/** The value stored under a key; null where there is none, or storage is disabled. Never throws. */
export function readStorage(key: string, area: StorageArea = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it when it is undefined. Returns whether that succeeded; never throws. */
export function writeStorage(
  key: string,
  text: string | undefined,
  area: StorageArea = 'localStorage',
): boolean {
  try {
    if (text === undefined) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The keys of local storage that begin like this; none where storage is disabled. Never throws. */
export function storedKeys(beginning: string): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}
