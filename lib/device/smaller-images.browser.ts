import 'client-only';
import { isLightMode, onLightModeChange } from './light-mode.browser.ts';
import { smallerImage } from './smaller-image.ts';

/** Makes an image that has not loaded yet load a smaller version. A loaded one stays: its bytes are spent. */
function shrink(image: HTMLImageElement) {
  if (image.complete && image.currentSrc !== '') return;
  const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
  for (const element of [...sources, image]) {
    const smaller = smallerImage(element.srcset);
    if (smaller !== element.srcset) element.srcset = smaller;
  }
  const smaller = smallerImage(image.getAttribute('src') ?? '');
  if (smaller !== image.getAttribute('src')) image.src = smaller;
}

const shrinkAll = (root: ParentNode) => {
  for (const image of root.querySelectorAll('img')) shrink(image);
};

const observer = new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) {
      if (node instanceof HTMLImageElement) shrink(node);
      else if (node instanceof Element) shrinkAll(node);
    }
});

function applyLightMode() {
  observer.disconnect();
  if (!isLightMode()) return;
  shrinkAll(document);
  observer.observe(document.body, { childList: true, subtree: true });
}

let isObserving = false;

/**
 * Makes all images of the page, now and later, load smaller versions in light mode. One observer for the page rather
 * than a listener for each image: a list may have hundreds.
 */
export function shrinkImagesInLightMode() {
  if (isObserving) return;
  isObserving = true;
  onLightModeChange(applyLightMode);
  applyLightMode();
}
