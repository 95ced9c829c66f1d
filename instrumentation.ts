/** Runs once when a server starts. */
export async function register(): Promise<void> {
  // Not configuration: Next writes the name of the runtime in here while it builds, and leaves out the other branch.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { noteSocketAddresses } = await import('#lib/server/http/socket-address.server');
    noteSocketAddresses();
    const { publishAfterStart } = await import('#lib/catalog/publish-events.server');
    void publishAfterStart();
    const { startWorker } = await import('#lib/outbox/worker.server');
    startWorker();
    const { watchApprovedEvents } = await import('#lib/catalog/watch-approved.server');
    watchApprovedEvents();
  }
}
