import type { Bills, Recurring } from './types';

/** Tells bills from what the customer says is none. */
export function sortOut(all: Recurring[]): Pick<Bills, 'recurring' | 'leftOut'> {
  return { recurring: all.filter(({ isLeftOut }) => !isLeftOut), leftOut: all.filter(({ isLeftOut }) => isLeftOut) };
}
