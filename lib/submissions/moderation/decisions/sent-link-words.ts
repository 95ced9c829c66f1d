/** Minutes in which the private link of an item is mailed once, whoever sends it. */
export const LINK_SENT_MINUTES = 10;

export const SENT_LINK_AUDIT = 'sent the private link to its sender';
export const LINK_IS_SENT = 'The private link is on its way to the address of its sender.';
export const LINK_WAS_SENT = `The private link was sent within the last ${LINK_SENT_MINUTES} minutes. It was not sent again.`;
export const LINK_HAS_NO_ADDRESS =
  'The private link was not sent: this is marked as spam, or its address is deleted.';
