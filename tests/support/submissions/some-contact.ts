import type { OperatorContact } from '#lib/site/operator-contact';

/** A configured contact of the operators: with it, texts are the specification's letter for letter. */
export const SOME_CONTACT: OperatorContact = { email: 'team@example.bz', whatsapp: '+501 600 0000' };
