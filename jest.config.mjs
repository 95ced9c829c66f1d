// First, as it sets the clock of all that is started below.
import './lab/harness/shifted-process.mjs';
import nextJest from 'next/jest.js';

// Next's transformer of files would replace process.on() by a function for the whole process. Jest copies it into the
// process object of each test file, and what a file listens for, like the log's flush at exit, would never be let go.
process.env.NEXT_UNHANDLED_REJECTION_FILTER = 'disabled';

const createConfig = nextJest({ dir: './' });

const shared = {
  setupFiles: ['<rootDir>/tests/setup-clock.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.builds/', '<rootDir>/test-results/'],
  // Not in the system's folder for temporary files, which `npm test` replaces by one in memory.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
};
const rooms = 'app|art|components|deploy|lab|lib|scripts|worker|middleware';

// Packages of very many files, by the one that Jest loads of them first: loaded as one file each.
const BUNDLED = [
  '@testing-library/dom/dist/index.js',
  '@testing-library/user-event/dist/cjs/index.js',
  'aria-query/lib/index.js',
  'kysely/dist/index.js',
  'zod/index.cjs',
];
// Packages that exist only as modules, which Jest must translate.
const MODULES_ONLY = ['postal-mime', 'fake-indexeddb'];

/** One project as next/jest makes it: it answers for one at a time. */
async function project(settings) {
  const config = await createConfig({ ...shared, ...settings })();
  return {
    ...config,
    transform: {
      [`/node_modules/(${BUNDLED.join('|')})$`]: '<rootDir>/lab/harness/bundled-package.mjs',
      ...config.transform,
    },
    transformIgnorePatterns: [
      `/node_modules/(?!(${MODULES_ONLY.join('|')})/|(${BUNDLED.join('|')})$)`,
      '^.+\\.module\\.css$',
    ],
  };
}

/** Tests without a window: rules, and what runs on the server. */
export const rules = () =>
  project({
    displayName: 'rules',
    testEnvironment: 'node',
    testRegex: `/tests/(${rooms})[^/]*(/.*)?\\.test\\.ts$`,
    setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  });

/** Tests in a window of jsdom. */
const components = () =>
  project({
    displayName: 'components',
    testEnvironment: 'jsdom',
    testRegex: `/tests/(${rooms})[^/]*(/.*)?\\.test\\.tsx$`,
    setupFilesAfterEnv: ['<rootDir>/tests/setup.ts', '<rootDir>/tests/setup-components.ts'],
  });

export default async () => ({
  // One more than the cores of CI, as tests often wait: for a store, for a process.
  maxWorkers: 3,
  // Milliseconds until a test that hangs says so. The slowest takes four seconds: the rest is for busy machines.
  testTimeout: 30_000,
  projects: [await rules(), await components()],
});
