// The order of the test files for a mutant: those that mirror the mutated file first, then those of its folder, and
// those that need the store last. `first-failure-runner.mjs` ends the run at the first failure.

/** How many leading folders two paths below `lib` and `tests/lib` share; one more where the file names match too. */
function nearness(testPath, mutatedPath) {
  const test = testPath.replace(/^.*\/tests\//, '').split('/');
  const mutated = mutatedPath.replace(/^.*?\/(?=lib\/)/, '').split('/');
  const shared = test.findIndex((part, index) => part !== mutated[index]);
  const isMirror = test.at(-1)?.split('.')[0] === mutated.at(-1)?.split('.')[0];
  return shared + (isMirror ? 1 : 0);
}

export default class NearestFirst {
  constructor({ globalConfig }) {
    // Stryker asks for the tests related to one file; for all of them in the first run.
    this.mutated = globalConfig.nonFlagArgs.at(-1) ?? '';
  }

  sort(tests) {
    const rank = ({ path }) => nearness(path, this.mutated) - (path.includes('.server.') ? 100 : 0);
    return [...tests].sort((one, other) => rank(other) - rank(one));
  }

  // Part of Jest's interface: the order does not depend on earlier runs.
  cacheResults() {}
}
