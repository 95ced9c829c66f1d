/** Runs once when a server starts. */
export async function register(): Promise<void> {
  // Not configuration: Next writes the name of the runtime in here while it builds, and leaves out the other branch.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { noteSocketAddresses } = await import('#lib/http/socket-address.server');
    noteSocketAddresses();
    const { publishAfterStart } = await import('#lib/events/publish-events.server');
    void publishAfterStart();
    const { startWorker } = await import('#lib/notifications/worker.server');
    startWorker();
  }
}
