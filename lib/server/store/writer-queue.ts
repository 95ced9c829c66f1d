/** The error of SQLite when the lock of another process did not end in time. */
const busyError = () =>
  Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 });

/**
 * Turns at something that one may use at a time: first come, first served. `take` resolves when it is the caller's
 * turn, who has to `give` it back; it rejects after `withinMs` milliseconds of waiting, or at once when `maxWaiting`
 * wait already.
 */
export class WriterQueue {
  readonly #maxWaiting: number;
  readonly #waiting: Array<() => void> = [];
  #isTaken = false;

  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting;
  }

  async take(withinMs: number): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    if (this.#waiting.length >= this.#maxWaiting) throw busyError();
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(busyError());
      }, withinMs);
      this.#waiting.push(begin);
    });
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
