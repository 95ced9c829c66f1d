/** Whether a page is private: moderation, and the status pages that private links open. */
export const isPrivatePath = (path: string) => /^\/(moderate|status)(\/|$)/.test(path);
