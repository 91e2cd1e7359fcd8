import { test } from '@playwright/test';
import type { Fault } from './faults.ts';
import type { RemotePage } from './remotes.ts';

const SEPARATOR = '|';

export interface Cell {
  fault: string;
  remote: string;
  situation: string;
  /** Only where it held. */
  outcome?: string;
}

/** Says that a journey is to fill this cell of the printed table. */
export function cellOf(fault: Fault, remote: RemotePage, situation: string) {
  return { type: 'planned', description: [fault.name, remote.name, situation].join(SEPARATOR) };
}

/** Fills the cell. */
export function report(fault: Fault, remote: RemotePage, situation: string, outcome: string): void {
  const description = [fault.name, remote.name, situation, outcome].join(SEPARATOR);
  test.info().annotations.push({ type: 'held', description });
}

export function readCells(annotations: { type: string; description?: string }[], type: 'planned' | 'held'): Cell[] {
  return annotations
    .filter((annotation) => annotation.type === type)
    .map(({ description = '' }) => {
      const [fault = '', remote = '', situation = '', outcome] = description.split(SEPARATOR);
      return { fault, remote, situation, outcome };
    });
}
