/** Whether a page is nobody else's business: the moderators' desk, and what a private link opens. */
export const isPrivatePath = (path: string) => /^\/(moderate|status)(\/|$)/.test(path);
