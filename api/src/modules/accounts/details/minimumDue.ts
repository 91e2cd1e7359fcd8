const LEAST = 25_00n;
const PERCENT = 2n;

/**
 * Returns minor units, never more than what is still owed of the statement.
 * @param owed on the statement
 * @param paid since
 */
export function minimumDue(owed: bigint, paid: bigint): bigint {
  if (owed <= paid) return 0n;
  const share = (owed * PERCENT + 99n) / 100n;
  const asked = share > LEAST ? share : LEAST;
  const open = asked < owed ? asked : owed;
  return open > paid ? open - paid : 0n;
}
