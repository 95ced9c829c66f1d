// Loaded into a site's process before anything else (`node --import`): replaces its clock by one that this tool sets, and
// Math.random by a constant, so that two versions write the same instants and render the same pages.
const RealDate = Date;
// The clock runs, because caches compare times, but slowly: whatever one step of a session writes gets the same minute,
// however slow the machine is.
const SPEED = 1 / 20;

let set = Number(process.env.COMPARE_NOW);
let setAt = performance.now();

const now = () => Math.round(set + (performance.now() - setAt) * SPEED);

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: (target) => new target(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});

Math.random = () => 0.5;

process.on('message', (message) => {
  if (typeof message?.compareNow !== 'number') return;
  set = message.compareNow;
  setAt = performance.now();
  process.send({ comparedNow: set });
});
// Otherwise the listener would keep the process running when the site stops.
process.channel?.unref();
