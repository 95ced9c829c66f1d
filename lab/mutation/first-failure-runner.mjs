// Runs test files one after the other, and none after the first that fails: a mutant is caught by one test. Jest's own
// option `bail` does not work when Jest is started by another program, as Stryker does.
import { createRequire } from 'node:module';

const requireOfJest = createRequire(createRequire(import.meta.url).resolve('jest'));
const { default: TestRunner } = requireOfJest('jest-runner');

export default class FirstFailureRunner extends TestRunner {
  async runTests(tests, watcher, options) {
    let failures = 0;
    const unsubscribe = this.on('test-file-success', ([, { numFailingTests }]) => {
      failures += numFailingTests;
    });
    const unsubscribeFromErrors = this.on('test-file-failure', () => {
      failures += 1;
    });
    for (const test of tests) {
      if (failures > 0) break;
      await super.runTests([test], watcher, options);
    }
    unsubscribe();
    unsubscribeFromErrors();
  }
}
