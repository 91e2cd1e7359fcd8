import { useMediaQuery } from '@bank/shared/ui';
import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { type BlockRange, MAX_WHOLE_BLOCKS } from './arrangeStretches';

/** Tells which blocks are within a screen's height of the screen (in print, all), and how many px high those seen so far are. */
export function useNearBlocks(list: RefObject<HTMLElement | null>, count: number) {
  const [near, setNear] = useState<BlockRange>({ from: 0, to: MAX_WHOLE_BLOCKS });
  const heights = useRef(new Map<number, number>());
  const isPrinting = useMediaQuery('print');
  const isWhole = isPrinting || count <= MAX_WHOLE_BLOCKS;

  const update = useCallback(() => {
    const found = list.current && findNear(list.current, heights.current);
    if (found) startTransition(() => setNear((old) => approach(old, found)));
  }, [list]);

  useEffect(() => {
    if (isWhole) return undefined;
    document.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      document.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [update, isWhole]);

  useEffect(() => {
    if (isWhole) return undefined;
    // Each step schedules the next one.
    const frame = requestAnimationFrame(update);
    return () => cancelAnimationFrame(frame);
  }, [update, isWhole, near]);

  return { near: isWhole ? { from: 0, to: count } : near, heights: heights.current };
}

/** Finds the blocks by the elements of stretches, and notes the height of each near one. */
function findNear(list: HTMLElement, heights: Map<number, number>): BlockRange | undefined {
  const [start, end] = [-window.innerHeight, 2 * window.innerHeight];
  const blocks: number[] = [];
  for (const element of list.querySelectorAll<HTMLElement>('[data-from]')) {
    const { top, bottom, height } = element.getBoundingClientRect();
    const [from, to] = [Number(element.dataset.from), Number(element.dataset.to)];
    if (element.dataset.near === 'true') heights.set(from, height);
    if (bottom < start || top > end) continue;
    const blockAt = (y: number) => from + Math.floor(((y - top) / height) * (to - from));
    blocks.push(Math.max(from, blockAt(start)), Math.min(to - 1, blockAt(end)));
  }
  return blocks.length > 0 ? { from: Math.min(...blocks), to: Math.max(...blocks) + 1 } : undefined;
}

/** Adds one block at a time, so that no frame takes long. Until a block has its rows, their text stands in for them. */
function approach(old: BlockRange, wanted: BlockRange): BlockRange {
  const middle = Math.floor((wanted.from + wanted.to) / 2);
  const isApart = old.to <= wanted.from || old.from >= wanted.to;
  const next = isApart
    ? { from: middle, to: middle + 1 }
    : { from: Math.max(wanted.from, old.from - 1), to: Math.min(wanted.to, old.to + 1) };
  return next.from === old.from && next.to === old.to ? old : next;
}
