import 'client-only';
import { isLight, onLightChange } from './light-mode.browser.ts';
import { smallerPicture } from './smaller-picture.ts';

/** Gives a picture that is not there yet a smaller version; one that is there stays, since it is paid for. */
function shrink(image: HTMLImageElement) {
  if (image.complete && image.currentSrc !== '') return;
  const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
  for (const element of [...sources, image]) {
    const smaller = smallerPicture(element.srcset);
    if (smaller !== element.srcset) element.srcset = smaller;
  }
  const smaller = smallerPicture(image.getAttribute('src') ?? '');
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

function follow() {
  observer.disconnect();
  if (!isLight()) return;
  shrinkAll(document);
  observer.observe(document.body, { childList: true, subtree: true });
}

let following = false;

/**
 * Has all pictures of the page, now and later, come in their smaller versions while the device is light: one place
 * for all of them, because a list may hold hundreds.
 */
export function keepPicturesSmall() {
  if (following) return;
  following = true;
  onLightChange(follow);
  follow();
}
