/** Where a Date that is shifted keeps how far it is ahead: a scope may have copied all else from a shifted one. */
export const AHEAD = 'millisecondsAheadOfTheMachine';

/** Milliseconds that the clock of this process shows more than the machine's; 0 as a rule. */
export const shiftOfProcess = () => Date[AHEAD] ?? 0;

/**
 * Makes Date and Intl of this scope (a process, a window, a worker, a test's sandbox) show the machine's time and `ahead`
 * milliseconds. Time runs on. It uses nothing from outside itself but its arguments, so that its text can be sent elsewhere.
 */
export function shiftClock(ahead, key = AHEAD) {
  const Machine = globalThis.Date;
  if (key in Machine) return;
  // It can be moved further: of a page by whoever sets it there, of a process by its CLOCK_FILE.
  Object.defineProperty(Machine, key, { value: ahead, writable: true, configurable: true });
  const machineNow = Machine.now.bind(Machine);
  // On the constructor itself, since Next copies what it has of its own.
  Machine.now = () => machineNow() + Machine[key];
  const Shifted = new Proxy(Machine, {
    construct: (target, parts, caller) =>
      Reflect.construct(
        target,
        parts.length > 0 ? parts : [Machine.now()],
        caller === Shifted ? target : caller,
      ),
    apply: () => new Machine(Machine.now()).toString(),
  });
  Machine.prototype.constructor = Shifted;
  globalThis.Date = Shifted;

  // Without an argument they ask the machine.
  const { prototype } = Intl.DateTimeFormat;
  const { get } = Object.getOwnPropertyDescriptor(prototype, 'format');
  const { formatToParts } = prototype;
  Object.defineProperty(prototype, 'format', {
    configurable: true,
    get() {
      const format = get.call(this);
      return (date = Machine.now()) => format(date);
    },
  });
  prototype.formatToParts = function (date = Machine.now()) {
    return formatToParts.call(this, date);
  };
}
