// First, as it sets the clock of all that is started below.
import './lab/harness/shifted-process.mjs';
import { defineConfig, devices } from '@playwright/test';
import { ZONE_OF_RUN } from './lab/harness/moment.mjs';
import { siteEnvironment } from './lab/harness/site.mjs';
import { systemChromium } from './scripts/chromium.mjs';
import { publishedAddress } from './tests/fakes/google-sheets.mjs';
import { PORTS } from './tests/support/moment/site.ts';

// Where the system has none, Playwright downloads its own.
const executablePath = systemChromium();
// Milliseconds until a step that hangs fails. The few that may take longer have a timeout of their own.
const STEP_MS = 30_000;
const { sample: port, sheet: sheetPort, moment: momentPort } = PORTS;

// Journeys that start and stop sites of their own.
const SERVERS =
  /(deployment|builds|browsers|(?<!-)images|faults|sheets|previews|approved-events|status|moderation(-\w+)?|event-lifecycle|organisers|visits|voice-live|weather|hour|first-cards|offline(-\w+)?|new-version|policy|shared-cache|front(-\w+)?|several-dates|corrections|contact|slides|when|advertise|moderation|questions|stop-sending)\.spec/;
// A phone asks its browser for more: it looks for the visitor's place by itself.
const PHONE_ONLY = /(broken-browser|flyer)\.spec/;

/** A site for all journeys that only read it, whatever a local .env says. */
const sharedSite = (port: number, settings: Record<string, string>) => ({
  command: 'node worker/front/server.ts',
  url: `http://localhost:${port}/api/health`,
  reuseExistingServer: false,
  env: siteEnvironment({ PORT: String(port), ...settings }) as Record<string, string>,
});

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results/journeys',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than the cores of CI, as journeys often wait: for the page to be idle, for a server to start.
  workers: 3,
  // A journey may be long on a busy machine; each of its steps is not, and says so within 30 seconds.
  timeout: 240_000,
  // By default what is repeated waits for a second each time.
  expect: { timeout: STEP_MS, toPass: { intervals: [100, 250] } },
  reporter: [
    ['list'],
    ['./tests/support/browser/stuck-reporter.ts', { stuckMs: STEP_MS }],
    ...(process.env.TEST_REPORT ? [['json', { outputFile: process.env.TEST_REPORT }] as const] : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: ZONE_OF_RUN,
    actionTimeout: STEP_MS,
    navigationTimeout: STEP_MS,
    // A trace costs each journey half as much CPU time again: add --trace on to the run that looks for a failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    // What a worker fetches passes by page.route(); journeys without a signal allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // First, as the longest are among them: at the end they would run alone.
    { name: 'servers', testMatch: SERVERS },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'] },
      testIgnore: [SERVERS, PHONE_ONLY],
      grepInvert: /@phone-only/,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'] },
      testIgnore: SERVERS,
      // What a phone shows or does in another way has the tag @phone, or @phone-only; all else is the same on both.
      grep: new RegExp(`@phone|${PHONE_ONLY.source}`),
    },
  ],
  webServer: [
    {
      command: `node tests/support/moment/serve-sheet.ts ${sheetPort}`,
      url: publishedAddress(`http://127.0.0.1:${sheetPort}`),
      reuseExistingServer: false,
    },
    sharedSite(port, { DATA_DIR: 'test-results/data' }),
    sharedSite(momentPort, {
      DATA_DIR: 'test-results/data/moment',
      EVENTS_CSV_URL: publishedAddress(`http://127.0.0.1:${sheetPort}`),
    }),
  ],
});
