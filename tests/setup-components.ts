import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Milliseconds to wait for what comes by and by: a machine that does other things too is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });

// jsdom does not know the <search> element, and React complains of every element that a browser does not know.
const createElement = document.createElement.bind(document);
document.createElement = ((name: string, options?: ElementCreationOptions) => {
  const element = createElement(name, options);
  return name === 'search'
    ? Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' })
    : element;
}) as typeof document.createElement;

// Nor does it read files by their own method, as browsers do.
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};

// Nor has it a layout: what a component waits to see is in view at once, where a test does not say when.
window.IntersectionObserver = class {
  observe: (target: Element) => void;
  constructor(see: IntersectionObserverCallback) {
    this.observe = (target) =>
      see(
        [{ isIntersecting: true, target } as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      );
  }
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
