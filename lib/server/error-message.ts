/** What an error says; 'Unknown error' of what is none. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : 'Unknown error';
