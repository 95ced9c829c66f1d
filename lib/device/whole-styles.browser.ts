import 'client-only';

let loading: Promise<unknown> | undefined;
let hasFailed = false;

/** Loads one sheet into the place behind its rules in the HTML, so that the order of the cascade stays. */
function loadSheet(style: HTMLStyleElement): Promise<void> {
  const link = document.createElement('link');
  for (const { name, value } of style.attributes)
    link.setAttribute(name === 'data-href' ? 'href' : name, value);
  link.rel = 'stylesheet';
  return new Promise((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => {
      hasFailed = true;
      link.remove();
      resolve();
    };
    style.after(link);
  });
}

/** Whether the sheet of these rules is not there as a whole. */
function isPart({ dataset: { href } }: HTMLStyleElement): boolean {
  const links = [...document.querySelectorAll('link[rel="stylesheet"]')];
  return !links.some((link) => link.getAttribute('href') === href);
}

/**
 * Loads the sheets of which the page has a part in its HTML: the next page in this document may need their other rules.
 * What could not be loaded is tried again.
 */
export function loadWholeStyles(): void {
  if (loading && !hasFailed) return;
  hasFailed = false;
  const parts = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].filter(isPart);
  loading = parts.length > 0 ? Promise.all(parts.map(loadSheet)) : undefined;
}

/**
 * Resolves when these sheets are there, or could not be loaded: the same promise in each rendering. Undefined where the
 * page has its sheets as a whole.
 */
export function wholeStyles(): Promise<unknown> | undefined {
  if (!loading) loadWholeStyles();
  return loading;
}
