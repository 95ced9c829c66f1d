/** Called by Next once when a server starts. */
export async function register(): Promise<void> {
  // Not configuration: Next replaces this at build time with the name of the runtime, and removes the other branch.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    // First, so that nothing runs on a Node.js that is refused.
    const { checkRuntime } = await import('#lib/server/check-runtime.server');
    checkRuntime();
    const { pageSignals } = await import('#lib/server/page-signals');
    if (!pageSignals().listener)
      console.warn(
        'Started without the front of `npm start`: every response is compressed anew, and the policy of pages allows inline scripts.',
      );
    const { recordSocketAddresses } = await import('#lib/server/http/socket-address.server');
    recordSocketAddresses();
    const { startMeasuring } = await import('#lib/server/monitoring/process-metrics.server');
    startMeasuring();
    const { beginDraining } = await import('#lib/server/monitoring/draining');
    process.once('SIGTERM', beginDraining);
    const { publishAfterStart } = await import('#lib/catalog/publish-events.server');
    void publishAfterStart();
    const { flushCounts } = await import('#lib/analytics/counts/count-events.server');
    const { startWorker } = await import('#lib/outbox/worker.server');
    const { NOTIFICATION_HANDLERS } = await import('#lib/submissions/mails/notification-handlers.server');
    const { RETENTION_TASK } = await import('#lib/submissions/store/delete-past-retention.server');
    startWorker({ handlers: NOTIFICATION_HANDLERS, tasks: [RETENTION_TASK], beforeExit: flushCounts });
    const { watchApprovedEvents } = await import('#lib/catalog/watch-approved.server');
    watchApprovedEvents();
    const { watchPreviews } = await import('#lib/catalog/previews/watch-previews.server');
    watchPreviews();
  }
}
