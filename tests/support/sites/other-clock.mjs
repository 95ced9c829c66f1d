// Loaded before a server (node --import): its clock shows CLOCK_AT (ISO 8601) when it starts, and runs on from there.
const Machine = globalThis.Date;
const ahead = Machine.parse(process.env.CLOCK_AT ?? '') - Machine.now();

class OtherDate extends Machine {
  // Of its own, since Next copies what a Date has and not what it inherits.
  static parse = Machine.parse;
  static UTC = Machine.UTC;

  static now() {
    return Machine.now() + ahead;
  }

  constructor(...parts) {
    if (parts.length === 0) super(Machine.now() + ahead);
    else super(...parts);
  }
}

if (Number.isFinite(ahead)) {
  globalThis.Date = OtherDate;
  // By this one Next finds out what is out of date.
  const { timeOrigin } = performance;
  Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin + ahead });
}
