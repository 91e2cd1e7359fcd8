import type { RefObject } from 'react';
import { arrangeStretches, type Stretch } from './arrangeStretches';
import { useNearBlocks } from './useNearBlocks';
import type { Block } from './useTransactions';

export interface PlacedStretch extends Stretch {
  /** Rows before it. */
  start: number;
  /** The height in px, measured once it has been on screen. */
  height: number;
  /** Marks its element, which is found by it. */
  data: { 'data-from': number; 'data-to': number; 'data-near': boolean };
}

/** @param rowHeight in px, of rows that have not been on screen */
export function useStretches(
  list: RefObject<HTMLElement | null>,
  blocks: readonly Block[],
  rowHeight: number,
): PlacedStretch[] {
  const { near, heights } = useNearBlocks(list, blocks.length);
  let start = 0;
  return arrangeStretches(blocks.length, near).map((stretch) => {
    const { from, to, isNear } = stretch;
    const placed = { ...stretch, start, height: 0, data: { 'data-from': from, 'data-to': to, 'data-near': isNear } };
    for (const [index, block] of blocks.slice(from, to).entries()) {
      placed.height += heights.get(from + index) ?? block.length * rowHeight;
      start += block.length;
    }
    return placed;
  });
}
