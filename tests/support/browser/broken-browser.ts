import type { Page } from '@playwright/test';

/** What a browser may lack, forbid or do badly: the owner, and the names it has there. */
const CAPABILITIES = {
  geolocation: ['Navigator', 'geolocation'],
  permissions: ['Navigator', 'permissions'],
  battery: ['Navigator', 'getBattery'],
  connection: ['Navigator', 'connection'],
  'number of cores': ['Navigator', 'hardwareConcurrency'],
  memory: ['Navigator', 'deviceMemory'],
  beacons: ['Navigator', 'sendBeacon'],
  'service worker': ['Navigator', 'serviceWorker'],
  microphone: ['Navigator', 'mediaDevices'],
  'speech recognition': ['window', 'SpeechRecognition', 'webkitSpeechRecognition'],
  'speech synthesis': ['window', 'speechSynthesis'],
  'local storage': ['window', 'localStorage'],
  'session storage': ['window', 'sessionStorage'],
  'indexed database': ['window', 'indexedDB'],
  'idle callbacks': ['window', 'requestIdleCallback'],
  'performance observer': ['window', 'PerformanceObserver'],
  'view transitions': ['Document', 'startViewTransition'],
} as const;

export type Capability = keyof typeof CAPABILITIES;

/**
 * `removed`: the capability does not exist. `throwing`: reading it throws. `failing`: it can be read, but every call
 * of it throws.
 */
export type Breakage = 'removed' | 'throwing' | 'failing';

/** Breaks capabilities in every document that the page opens from now on. */
export async function breakCapabilities(page: Page, broken: readonly Capability[], breakage: Breakage) {
  const wanted = broken.map((capability) => [capability, ...CAPABILITIES[capability]] as const);
  await page.addInitScript(
    ([capabilities, how]) => {
      const refuse = () => {
        throw new DOMException('Switched off', 'SecurityError');
      };
      const failing: unknown = new Proxy(function failing() {}, {
        get: (_, key) => (key === Symbol.toPrimitive || key === 'then' ? undefined : failing),
        apply: refuse,
        construct: refuse,
        set: refuse,
      });
      const read = new Set<string>();
      Object.assign(window, { readCapabilities: read });
      for (const [capability, owner, ...names] of capabilities) {
        const place =
          owner === 'Navigator' ? Navigator.prototype : owner === 'Document' ? Document.prototype : window;
        for (const name of names) {
          // What strong-device.ts says of the device is on the object itself, and would hide its prototype.
          if (owner === 'Navigator') Reflect.deleteProperty(navigator, name);
          if (how === 'removed') {
            Reflect.deleteProperty(place, name);
            // What cannot be deleted says that it is not there.
            if (name in place) Object.defineProperty(place, name, { configurable: true, value: undefined });
          } else
            Object.defineProperty(place, name, {
              configurable: true,
              get: () => {
                read.add(capability);
                return how === 'throwing' ? refuse() : failing;
              },
            });
        }
      }
    },
    [wanted, breakage] as const,
  );
}

/** The broken capabilities that code of the present document has read; of removed ones that cannot be seen. */
export const readCapabilities = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { readCapabilities: Set<string> }).readCapabilities]);
