/** The part of a click, of React or of the browser, that says how it is meant. */
type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link opens it in this window: not in a new tab or window, not as a download. */
export const isPlainClick = (click: Click) =>
  !(
    click.defaultPrevented ||
    click.button !== 0 ||
    click.metaKey ||
    click.ctrlKey ||
    click.shiftKey ||
    click.altKey
  );
