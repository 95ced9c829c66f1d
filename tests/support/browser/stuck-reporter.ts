import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

const LOOK_EVERY_MS = 1_000;

/** `since`: milliseconds since this process began. */
type Running = { title: string; since: number; steps: TestStep[] };

/** Names each journey in which nothing has begun or ended for `stuckMs`, with the step it is at, while it still runs. */
export default class StuckReporter implements Reporter {
  private readonly running = new Map<TestResult, Running>();
  private readonly stuckMs: number;
  private timer: NodeJS.Timeout | undefined;

  constructor({ stuckMs }: { stuckMs: number }) {
    this.stuckMs = stuckMs;
  }

  onBegin() {
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS);
  }

  onTestBegin(test: TestCase, result: TestResult) {
    this.running.set(result, {
      title: test.titlePath().slice(1).join(' › '),
      since: performance.now(),
      steps: [],
    });
  }

  onStepBegin(_: TestCase, result: TestResult, step: TestStep) {
    const running = this.running.get(result);
    if (running) Object.assign(running, { since: performance.now(), steps: [...running.steps, step] });
  }

  onStepEnd(_: TestCase, result: TestResult, step: TestStep) {
    const running = this.running.get(result);
    if (running)
      Object.assign(running, {
        since: performance.now(),
        steps: running.steps.filter((other) => other !== step),
      });
  }

  onTestEnd(_: TestCase, result: TestResult) {
    this.running.delete(result);
  }

  onEnd() {
    clearInterval(this.timer);
  }

  private look() {
    for (const running of this.running.values()) {
      if (performance.now() - running.since < this.stuckMs) continue;
      running.since = performance.now();
      const { title, location } = running.steps.at(-1) ?? {};
      const at = location ? ` (line ${location.line})` : '';
      console.warn(
        `No progress for ${this.stuckMs / 1000} s: ${running.title}, at ${title ?? 'no step'}${at}`,
      );
    }
  }
}
