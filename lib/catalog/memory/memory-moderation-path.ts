/** The moderators' page of what is no longer listed. */
export const MODERATE_MEMORY_PATH = '/moderate/memory';
