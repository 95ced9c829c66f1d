/** Called by Next once when a server starts. */
export async function register(): Promise<void> {
  // Not configuration: Next replaces this at build time with the name of the runtime, and removes the other branch.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { serverEnv } = await import('#lib/server/env.server');
    try {
      serverEnv();
    } catch (error) {
      // A sentence that names the setting. Next would note it with a stack and serve errors from then on.
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    }
    // Before anything else, so that nothing runs on a Node.js that is refused.
    const { checkRuntime } = await import('#lib/server/runtime/check-runtime.server');
    checkRuntime();
    const { refuseOlderStore } = await import('#lib/server/store/refuse-older-store.server');
    refuseOlderStore();
    const { pageSignals } = await import('#lib/server/page-signals');
    if (!pageSignals().listener) {
      console.warn(
        'Started without the front of `npm start`: every response is compressed anew, and the policy of pages allows inline scripts.',
      );
      // The front does this itself, together with its other steps (worker/front/stop-signals.ts).
      const { beginDraining } = await import('#lib/server/monitoring/draining');
      process.once('SIGTERM', beginDraining);
    }
    const { configurationNotes } = await import('#lib/site/operator-contact.server');
    for (const note of configurationNotes()) console.info(note);
    const { recordSocketAddresses } = await import('#lib/server/http/socket-address.server');
    recordSocketAddresses();
    const { startMeasuring } = await import('#lib/server/monitoring/process-metrics.server');
    startMeasuring();
    const { publishAfterStart } = await import('#lib/catalog/publish-events.server');
    void publishAfterStart();
    const { flushCounts } = await import('#lib/analytics/counts/count-events.server');
    const { startWorker } = await import('#lib/outbox/worker.server');
    const { NOTIFICATION_HANDLERS } = await import('#lib/submissions/mails/notification-handlers.server');
    const { RETENTION_TASK } = await import('#lib/submissions/upkeep/delete-past-retention.server');
    const { QUESTIONS_TASK } = await import('#lib/submissions/upkeep/question-deadlines.server');
    const { SHEET_FAULTS_TASK } = await import('#lib/catalog/faults/watch-sheet-faults.server');
    const tasks = [RETENTION_TASK, QUESTIONS_TASK, SHEET_FAULTS_TASK];
    startWorker({ handlers: NOTIFICATION_HANDLERS, tasks, beforeExit: flushCounts });
    const { watchApprovedEvents } = await import('#lib/catalog/watch-approved.server');
    watchApprovedEvents();
    const { watchPreviews } = await import('#lib/catalog/previews/watch-previews.server');
    watchPreviews();
  }
}
