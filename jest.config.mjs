import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

const shared = { modulePathIgnorePatterns: ['<rootDir>/.next/'] };
const rooms = 'app|components|lib|scripts|middleware';

// next/jest answers for one project at a time, so each is made by it.
export default async () => ({
  projects: [
    await createConfig({
      ...shared,
      displayName: 'rules',
      testEnvironment: 'node',
      testRegex: `/tests/(${rooms})[^/]*(/.*)?\\.test\\.ts$`,
      setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
    })(),
    await createConfig({
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testRegex: `/tests/(${rooms})[^/]*(/.*)?\\.test\\.tsx$`,
      setupFilesAfterEnv: ['<rootDir>/tests/setup.ts', '<rootDir>/tests/setup-components.ts'],
    })(),
  ],
});
