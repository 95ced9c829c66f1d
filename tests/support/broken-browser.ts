import type { Page } from '@playwright/test';

/** What a browser may lack, forbid or do badly: the owner, and the name of what it has there. */
export const CAPABILITIES = {
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

/** `removed`: not there. `throwing`: to look at it throws. `failing`: all it can do throws, and every promise fails. */
export type Breakage = 'removed' | 'throwing' | 'failing';

/** Breaks a capability of every document that the page opens from now on. */
export async function breakCapability(page: Page, capability: Capability, breakage: Breakage) {
  await page.addInitScript(
    ([[owner, ...names], how]) => {
      const refuse = () => {
        throw new DOMException('Switched off', 'SecurityError');
      };
      const failing: unknown = new Proxy(function failing() {}, {
        get: (_, key) => (key === Symbol.toPrimitive || key === 'then' ? undefined : failing),
        apply: refuse,
        construct: refuse,
        set: refuse,
      });
      const place =
        owner === 'Navigator' ? Navigator.prototype : owner === 'Document' ? Document.prototype : window;
      for (const name of names) {
        if (how === 'removed') {
          Reflect.deleteProperty(place, name);
          // What cannot be deleted says that it is not there.
          if (name in place) Object.defineProperty(place, name, { configurable: true, value: undefined });
        } else
          Object.defineProperty(place, name, {
            configurable: true,
            get: how === 'throwing' ? refuse : () => failing,
          });
      }
    },
    [CAPABILITIES[capability], breakage] as const,
  );
}
