import 'client-only';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether somebody asked for fewer bytes or has a slow connection; browsers that do not say have neither. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g|3g/.test(connection?.effectiveType ?? '');
}
