type Request = {
  name: string;
  mode: LockMode;
  grant: () => void;
  /** Ends the request without a lock, or takes the lock away. */
  reject: (reason: unknown) => void;
};

type Callback = (lock: Lock | null) => unknown;

/** The Web Locks API, which jsdom lacks: locks that are really held, waited for and stolen. */
class WebLocks {
  private held: Request[] = [];
  private pending: Request[] = [];

  request(name: string, ...rest: [Callback] | [LockOptions, Callback]): Promise<unknown> {
    const [options, callback] = rest.length === 1 ? [{}, rest[0]] : rest;
    const { mode = 'exclusive', ifAvailable = false, steal = false, signal } = options;
    return new Promise((resolve, reject) => {
      if (signal && (ifAvailable || steal))
        return reject(new DOMException('A signal cannot be used here', 'NotSupportedError'));
      const request: Request = {
        name,
        mode,
        reject,
        grant: () => {
          this.held.push(request);
          void this.run(request, callback, resolve, reject);
        },
      };
      if (steal) {
        for (const other of this.held.filter((one) => one.name === name))
          other.reject(new DOMException('Stolen', 'AbortError'));
        this.held = this.held.filter((one) => one.name !== name);
        return request.grant();
      }
      if (this.isFree(request, this.pending)) return request.grant();
      if (ifAvailable) return resolve(Promise.resolve(callback(null)));
      signal?.addEventListener('abort', () => {
        if (!this.pending.includes(request)) return;
        this.pending = this.pending.filter((one) => one !== request);
        reject(signal.reason);
      });
      this.pending.push(request);
    });
  }

  async query(): Promise<LockManagerSnapshot> {
    const info = ({ name, mode }: Request) => ({ name, mode });
    return { held: this.held.map(info), pending: this.pending.map(info) };
  }

  private isFree({ name, mode }: Request, before: readonly Request[]): boolean {
    const blocks = (other: Request) =>
      other.name === name && (mode === 'exclusive' || other.mode === 'exclusive');
    return !this.held.some(blocks) && !before.some((other) => other.name === name);
  }

  private async run(
    request: Request,
    callback: Callback,
    resolve: (value: unknown) => void,
    reject: (reason: unknown) => void,
  ) {
    try {
      resolve(await callback({ name: request.name, mode: request.mode }));
    } catch (error) {
      reject(error);
    }
    this.held = this.held.filter((one) => one !== request);
    for (const next of [...this.pending]) {
      if (!this.isFree(next, this.pending.slice(0, this.pending.indexOf(next)))) continue;
      this.pending = this.pending.filter((one) => one !== next);
      next.grant();
    }
  }
}

/** Gives the browser the Web Locks API until `removeWebLocks()`. */
export function installWebLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: new WebLocks(), configurable: true });
}

/** Takes it away again. */
export const removeWebLocks = () => void Reflect.deleteProperty(navigator, 'locks');

/** Holds a lock as another tab does; `isLost` resolves when a form takes it over. */
export async function lockInOtherTab(
  name: string,
): Promise<{ release: () => void; isLost: Promise<boolean> }> {
  let release = () => {};
  const ended = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isLost: Promise<boolean> = Promise.resolve(false);
  await new Promise<void>((granted) => {
    isLost = navigator.locks
      .request(name, () => {
        granted();
        return ended;
      })
      .then(
        () => false,
        () => true,
      );
  });
  return { release, isLost };
}
