// A page of a throttled phone with an empty cache, of which all requests are counted: those of its workers and of the
// service worker too, whose network is as slow.
import { pretendFastDevice } from '../harness/browser.mjs';
import { NETWORK, PHONE, SLOWDOWN } from './throttled-visit.mjs';
import { wireCounter } from './wire-bytes.mjs';

const LOAD_MS = 60_000;
const WORKERS = ['worker', 'shared_worker', 'service_worker'];
const ATTACHED = {
  autoAttach: true,
  // Until it is counted and slowed down.
  waitForDebuggerOnStart: true,
  flatten: true,
  filter: WORKERS.map((type) => ({ type })),
};

/** Makes a page a phone, before it has loaded anything. */
async function becomePhone(send, theme) {
  const { viewport, deviceScaleFactor, isMobile, hasTouch } = PHONE;
  await send('Page.enable');
  await send('Runtime.enable');
  await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile });
  await send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
  await send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: theme }] });
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${pretendFastDevice})()` });
  await send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** The value of a function that is run in a page with an argument; throws when it throws there. */
async function evaluate(send, work, argument) {
  const { result, exceptionDetails } = await send('Runtime.evaluate', {
    expression: `(${work})(${JSON.stringify(argument) ?? ''})`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/**
 * Opens an empty page in a context of its own. `load` resolves when an address has loaded there, `requests` are all so far,
 * and `evaluate` runs a function in the page.
 * @param {Awaited<ReturnType<typeof import('./devtools.mjs').openDevtools>>} devtools
 * @param {'light' | 'dark'} theme
 */
export async function openPhonePage(devtools, theme) {
  const counter = wireCounter();
  /** What each session is of, in words. */
  const kinds = new Map();

  function attend(sessionId, kind) {
    kinds.set(sessionId, kind);
    const sent = [
      devtools.send('Network.enable', {}, sessionId),
      devtools.send('Network.emulateNetworkConditions', NETWORK, sessionId),
    ];
    // A service worker has no workers.
    if (kind !== 'service worker') sent.push(devtools.send('Target.setAutoAttach', ATTACHED, sessionId));
    return Promise.all(sent);
  }

  /** Nothing is waited for: a service worker answers when it runs, for which it waits in its turn. */
  function attendWorker({ sessionId, targetInfo: { type } }) {
    const begun = attend(sessionId, type.replace('_', ' '));
    const released = devtools.send('Runtime.runIfWaitingForDebugger', {}, sessionId);
    // It may have ended by now.
    Promise.all([begun, released]).catch(() => {});
  }

  let onLoad = () => {};
  const unlisten = devtools.listen(({ method, params, sessionId }) => {
    const kind = kinds.get(sessionId);
    if (!kind) return;
    if (method === 'Page.loadEventFired') onLoad();
    else if (method === 'Target.attachedToTarget') attendWorker(params);
    else counter.hear(kind, method, params);
  });

  const { browserContextId } = await devtools.send('Target.createBrowserContext');
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: true });
  const send = (method, params) => devtools.send(method, params, sessionId);
  await attend(sessionId, 'page');
  await becomePhone(send, theme);

  return {
    send,
    requests: counter.requests,
    evaluate: (work, argument) => evaluate(send, work, argument),
    async load(url) {
      let late;
      const loaded = new Promise((resolve, reject) => {
        onLoad = resolve;
        late = setTimeout(() => reject(new Error(`${url} has not loaded.`)), LOAD_MS);
      });
      try {
        await Promise.all([loaded, send('Page.navigate', { url })]);
      } finally {
        clearTimeout(late);
      }
    },
    async close() {
      unlisten();
      await devtools.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}
