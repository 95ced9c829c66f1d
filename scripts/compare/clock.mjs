// Loaded into a site's process before anything else (`node --import`): gives it a clock that this tool sets, and a
// chance that always falls the same way, so that two versions write the same instants and draw the same pictures.
const RealDate = Date;
// The clock runs, because caches tell old from new by it, but slowly: what one step of a session writes falls into the
// same minute, however slow the machine is.
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
// A listener for messages would keep a process alive that wants to end.
process.channel?.unref();
