import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Acceptance {
  file: string;
  /** As it is printed: the line before and after. */
  change: string;
  /** Why no test has to notice it. */
  reason: string;
}
type Survivor = Pick<Acceptance, 'file' | 'change'>;

const accepted = JSON.parse(readFileSync(path.join(import.meta.dirname, 'survivors.json'), 'utf8')) as Acceptance[];

/** Why a survivor is accepted; `undefined` when it is not. */
export function acceptedReason(survivor: Survivor): string | undefined {
  return accepted.find((acceptance) => isSame(acceptance, survivor))?.reason;
}

/** Acceptances for these sources that no survivor needs. */
export function unknownAcceptances(sources: string[], survivors: Survivor[]): Survivor[] {
  return accepted.filter(
    (acceptance) => sources.includes(acceptance.file) && !survivors.some((survivor) => isSame(acceptance, survivor)),
  );
}

function isSame(a: Survivor, b: Survivor): boolean {
  return a.file === b.file && a.change === b.change;
}
