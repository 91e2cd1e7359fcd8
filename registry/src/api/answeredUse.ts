import type { ApiUse, OperationUse } from './ApiUse.ts';
import { fieldFaults, withOffered } from './fieldFaults.ts';

/**
 * Leaves out what no provider answers, because only an answer can be lost: a release that is made up or forced may say that it
 * uses anything.
 * @param offersOf finds an operation as each provider answers it @param known problems that providers answer with
 */
export function answeredUse(
  { operations, problems }: ApiUse,
  offersOf: (name: string) => OperationUse[],
  known: string[],
): ApiUse {
  const answered = Object.entries(operations).flatMap(([name, use]) => {
    const offer = offersOf(name).find((one) => fieldFaults(use, one).length === 0);
    return offer ? [[name, withOffered(use, offer)] as const] : [];
  });
  return { operations: Object.fromEntries(answered), problems: problems.filter((one) => known.includes(one)) };
}
