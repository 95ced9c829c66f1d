/** 'delivered', 'expanded' into one for each moderator, or a code for why it is not wanted any more. */
export type Outcome = 'delivered' | 'expanded' | { reason: string };
