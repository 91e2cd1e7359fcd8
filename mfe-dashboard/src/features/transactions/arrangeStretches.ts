import { BLOCK_ROWS, NEXT_PAGE_ROWS } from './pageSizes';

/** Blocks from `from` up to `to`, which is not part of it. */
export interface BlockRange {
  from: number;
  to: number;
}

/** A part of the list: one block with its rows, or blocks far from the screen without. */
export interface Stretch extends BlockRange {
  isNear: boolean;
}

/** Lists of so many blocks have all their rows: nobody then meets stand-ins. */
export const MAX_WHOLE_BLOCKS = 20;
/** The parts that a list is laid out of have to be few: far blocks are put together. */
const BLOCKS_TOGETHER = 64;
const LAST_PAGE_BLOCKS = NEXT_PAGE_ROWS / BLOCK_ROWS;

/** Covers all blocks. The last page's are always near: the customer may just have asked for them. */
export function arrangeStretches(count: number, near: BlockRange): Stretch[] {
  const isNear = (block: number) => block >= count - LAST_PAGE_BLOCKS || (block >= near.from && block < near.to);
  const stretches: Stretch[] = [];
  for (let from = 0; from < count; from = stretches.at(-1)?.to ?? count) {
    const end = from + BLOCKS_TOGETHER;
    const isAligned = from % BLOCKS_TOGETHER === 0 && end <= count - LAST_PAGE_BLOCKS;
    const isTogether = isAligned && (end <= near.from || from >= near.to);
    stretches.push({ from, to: isTogether ? end : from + 1, isNear: !isTogether && isNear(from) });
  }
  return stretches;
}
