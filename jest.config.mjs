import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

const shared = { modulePathIgnorePatterns: ['<rootDir>/.next/'] };
const rooms = 'app|components|lib|scripts|middleware';

// Packages that exist only as modules, which Jest must translate.
const MODULES_ONLY = ['kysely', 'postal-mime', 'fake-indexeddb'];

/** One project as next/jest makes it: it answers for one at a time. */
async function project(settings) {
  const config = await createConfig({ ...shared, ...settings })();
  return {
    ...config,
    transformIgnorePatterns: [`/node_modules/(?!(${MODULES_ONLY.join('|')})/)`, '^.+\\.module\\.css$'],
  };
}

export default async () => ({
  // Milliseconds: a machine that does other things too is slow, not wrong.
  testTimeout: 60_000,
  projects: [
    await project({
      displayName: 'rules',
      testEnvironment: 'node',
      testRegex: `/tests/(${rooms})[^/]*(/.*)?\\.test\\.ts$`,
      setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
    }),
    await project({
      displayName: 'components',
      testEnvironment: 'jsdom',
      testRegex: `/tests/(${rooms})[^/]*(/.*)?\\.test\\.tsx$`,
      setupFilesAfterEnv: ['<rootDir>/tests/setup.ts', '<rootDir>/tests/setup-components.ts'],
    }),
  ],
});
