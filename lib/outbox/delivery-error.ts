/**
 * Why a delivery failed. 'unreachable': the whole service does not respond or refuses us, whatever the notification;
 * 'temporary': this notification may be accepted later; 'refused': it was rejected permanently; 'hopeless': rejected,
 * and certainly not by mistake, like an address that does not exist.
 */
export type DeliveryProblem = 'unreachable' | 'temporary' | 'refused' | 'hopeless';

/** A failed delivery. Contains nothing but a code: neither addresses nor content may reach the log. */
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
