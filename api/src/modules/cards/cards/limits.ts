/** A day’s, in minor units. */
export const LIMITS = {
  debit: { spending: 2_500_00n, maxSpending: 5_000_00n, cash: 500_00n, maxCash: 1_000_00n },
  credit: { spending: 3_000_00n, maxSpending: 7_500_00n, cash: 300_00n, maxCash: 500_00n },
};
