/** Whether a page is private: moderation, and the pages that private links open. */
export const isPrivatePath = (path: string) => /^\/(moderate|results|status)(\/|$)/.test(path);
