/**
 * How a delivery went wrong: 'unreachable' says nothing about this notification, the whole service does not answer
 * or refuses us; 'temporary' is about this one and may pass; 'refused' is a definite no to this one, 'hopeless' one
 * that cannot be a mistake, like an address that does not exist.
 */
export type DeliveryProblem = 'unreachable' | 'temporary' | 'refused' | 'hopeless';

/** A delivery that did not happen, by code alone: never with an address or words of what was to go out. */
export class DeliveryError extends Error {
  readonly problem: DeliveryProblem;
  readonly code: string;

  constructor(problem: DeliveryProblem, code: string) {
    super(`A notification was not delivered: ${code}`);
    this.name = 'DeliveryError';
    this.problem = problem;
    this.code = code;
  }
}
