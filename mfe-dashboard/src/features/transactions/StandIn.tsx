import { formatDay, formatMoney } from '@bank/shared/format';
import { memo } from 'react';
import styled from 'styled-components';
import type { Block } from './useTransactions';

interface StandInProps {
  blocks: readonly Block[];
  from: number;
  to: number;
  height: number;
}

/**
 * For rows that are far from the screen: their text alone, each row's about where the row is, so that the browser's own
 * search finds it there. Screen readers go by the numbers of the rows instead.
 */
export const StandIn = memo(function StandIn({ blocks, from, to, height }: StandInProps) {
  const texts = blocks.slice(from, to).flatMap(textsOf);
  return <Lines style={{ height, lineHeight: `${height / texts.length}px` }}>{texts.join('\n')}</Lines>;
}, isSame);

function isSame(a: StandInProps, b: StandInProps): boolean {
  const isSameBlocks = a.blocks[a.from] === b.blocks[b.from] && a.blocks[a.to - 1] === b.blocks[b.to - 1];
  return isSameBlocks && a.to === b.to && a.height === b.height;
}

const cache = new WeakMap<Block, string[]>();

/** Kept, because formatting takes most of the time that a stand-in needs. */
function textsOf(block: Block): string[] {
  const texts =
    cache.get(block) ??
    block.map(({ description, date, category, amount }) =>
      [description, formatDay(date), category, formatMoney(amount, { signed: true })].join(' '),
    );
  cache.set(block, texts);
  return texts;
}

const Lines = styled.div`
  contain: strict;
  content-visibility: auto;
  white-space: pre;
`;
