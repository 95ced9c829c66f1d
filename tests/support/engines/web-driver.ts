import { setTimeout as pause } from 'node:timers/promises';
import { openMarionette } from './marionette.ts';
import { STEP_MS } from './tab.ts';

// The part of W3C WebDriver (https://www.w3.org/TR/webdriver2/) that journeys need. One command is one message with a
// few parameters in JSON, so that a library would be no shorter.

/** The property that names an element in JSON, fixed by the standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The commands, as the standard names them, with their methods and paths over HTTP. */
const COMMANDS = {
  Navigate: ['POST', '/url'],
  GetCurrentURL: ['GET', '/url'],
  Back: ['POST', '/back'],
  Forward: ['POST', '/forward'],
  Refresh: ['POST', '/refresh'],
  ExecuteScript: ['POST', '/execute/sync'],
  ExecuteAsyncScript: ['POST', '/execute/async'],
  ElementClick: ['POST', '/element/{id}/click'],
  ElementSendKeys: ['POST', '/element/{id}/value'],
  PerformActions: ['POST', '/actions'],
  GetWindowHandles: ['GET', '/window/handles'],
  NewWindow: ['POST', '/window/new'],
  SwitchToWindow: ['POST', '/window'],
  CloseWindow: ['DELETE', '/window'],
  SetWindowRect: ['POST', '/window/rect'],
  GetCookies: ['GET', '/cookie'],
  TakeScreenshot: ['GET', '/screenshot'],
  DeleteSession: ['DELETE', ''],
} as const;

type Command = keyof typeof COMMANDS;
/** Sends a command and resolves to its result; rejects with a WebDriverError. */
type Send = (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;

/** An element of the page, as commands name it. */
export type ElementReference = { [ELEMENT]: string };

/** An error that the browser answered with; `code` is one of the standard, like 'element click intercepted'. */
export class WebDriverError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** Milliseconds until a driver must have answered a command. */
const ANSWER_MS = 3 * STEP_MS;

async function overHttp(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    // A driver that has stopped answering: longer than whatever the browser itself may wait for.
    signal: AbortSignal.timeout(ANSWER_MS),
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(error, message);
}

// A page loads with all its images, which takes a busy machine longer than any other step.
const TIMEOUTS = { script: STEP_MS, pageLoad: 2 * STEP_MS };

/** The methods of a session: each is the command of that name. */
const sessionOf = (send: Send) => {
  const key = (type: 'keyDown' | 'keyUp', value: string) => ({ type, value });
  return {
    navigateTo: (url: string) => send('Navigate', { url }),
    currentUrl: async () => String(await send('GetCurrentURL')),
    back: () => send('Back'),
    forward: () => send('Forward'),
    refresh: () => send('Refresh'),
    /** The text of a function's body; the last of its `arguments` is the function that ends it. */
    executeAsync: (script: string, args: readonly unknown[]) => send('ExecuteAsyncScript', { script, args }),
    execute: (script: string, args: readonly unknown[]) => send('ExecuteScript', { script, args }),
    click: ({ [ELEMENT]: id }: ElementReference) => send('ElementClick', { id }),
    sendKeys: ({ [ELEMENT]: id }: ElementReference, text: string) => send('ElementSendKeys', { id, text }),
    pressKey: (value: string) =>
      send('PerformActions', {
        actions: [{ type: 'key', id: 'keyboard', actions: [key('keyDown', value), key('keyUp', value)] }],
      }),
    /** Opens an empty tab in the place of all others. */
    openFreshTab: async () => {
      const before = (await send('GetWindowHandles')) as string[];
      const { handle } = (await send('NewWindow', { type: 'tab' })) as { handle: string };
      for (const former of before) {
        await send('SwitchToWindow', { handle: former });
        await send('CloseWindow');
      }
      await send('SwitchToWindow', { handle });
    },
    /** Pixels of the window, with its frame. */
    setWindowSize: (width: number, height: number) => send('SetWindowRect', { width, height }),
    cookies: async () => (await send('GetCookies')) as { name: string; value: string }[],
    /** A PNG in base64. */
    takeScreenshot: async () => String(await send('TakeScreenshot')),
    deleteSession: () => send('DeleteSession'),
  };
};

export type Session = ReturnType<typeof sessionOf>;

/** Repeats what fails while a program starts; throws its error after 30 seconds. */
async function started<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const deadline = performance.now() + STEP_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(50);
    }
  }
}

/** A window of its own by a driver that speaks HTTP at this address. */
export async function newHttpSession(driver: string, capabilities: object): Promise<Session> {
  await started(() => overHttp(`${driver}/status`, 'GET'));
  const { sessionId } = (await overHttp(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: { timeouts: TIMEOUTS, ...capabilities } },
  })) as { sessionId: string };
  return sessionOf((command, parameters = {}) => {
    const [method, path] = COMMANDS[command];
    const url = `${driver}/session/${sessionId}${path.replace('{id}', String(parameters.id))}`;
    return overHttp(url, method, method === 'POST' ? parameters : undefined);
  });
}

/**
 * The session of a Firefox that listens for Marionette on this port of the machine. `inBrowser` runs a script like
 * `executeAsync`, but in the browser itself, which has to be started with --remote-allow-system-access.
 */
export async function newMarionetteSession(port: number) {
  const marionette = await started(() => openMarionette(port));
  const send = async (name: string, parameters: object) => {
    const { error, result } = await marionette.send(name, parameters);
    if (error) throw new WebDriverError(error.error, error.message);
    // Single values come in an object.
    return result && typeof result === 'object' && 'value' in result ? result.value : result;
  };
  await send('WebDriver:NewSession', {});
  await send('WebDriver:SetTimeouts', TIMEOUTS);
  const session = sessionOf((command, parameters = {}) => send(`WebDriver:${command}`, parameters));
  return {
    session,
    inBrowser: async (script: string, args: readonly unknown[] = []) => {
      await send('Marionette:SetContext', { value: 'chrome' });
      try {
        return await session.executeAsync(script, args);
      } finally {
        await send('Marionette:SetContext', { value: 'content' });
      }
    },
  };
}
