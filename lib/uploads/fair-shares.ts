/** What is divided: the amount that one network holds, that all hold together, and that there is. */
type Held = { own: number; all: number; total: number };

/**
 * Whether a network may take a further amount: it may hold at most what is still free, divided by `divisor`. A network
 * alone gets `total / (divisor + 1)`, each further one a share of the rest, and something always remains for the next
 * (dynamic thresholds: Choudhury and Hahne, IEEE/ACM Transactions on Networking 6, 1998).
 *
 *     fitsShare({ own: 0, all: 0, total: 128 }, 32, 3) // true: 96 remain, a third of them is 32
 */
export const fitsShare = ({ own, all, total }: Held, wanted: number, divisor: number): boolean =>
  (own + wanted) * divisor <= total - all - wanted;

/** An amount that networks share by that rule while their requests last; `held` is how much all hold together. */
export function fairShares(total: number, divisor: number) {
  const byNetwork = new Map<string, number>();
  let all = 0;
  const change = (network: string, amount: number) => {
    all += amount;
    const own = (byNetwork.get(network) ?? 0) + amount;
    if (own > 0) byNetwork.set(network, own);
    else byNetwork.delete(network);
  };
  const fits = (network: string, amount: number) =>
    fitsShare({ own: byNetwork.get(network) ?? 0, all, total }, amount, divisor);
  return {
    fits,
    /** Takes an amount; returns false, and takes nothing, when it exceeds the network's share. */
    take(network: string, amount: number): boolean {
      if (!fits(network, amount)) return false;
      change(network, amount);
      return true;
    },
    giveBack: (network: string, amount: number) => change(network, -amount),
    held: () => all,
  };
}
