import { formatDay, type formatMoney } from '@bank/shared/format';
import { useMoneyText } from '@bank/shared/ui';
import { wordTransaction } from '@bank/shared/wording';
import { memo } from 'react';
import styled from 'styled-components';
import { useText } from '../../messages';
import { categoryTexts } from './categoryTexts';
import type { AccountNames } from './useAccountNames';
import type { Block } from './useTransactions';

interface StandInProps {
  blocks: readonly Block[];
  names: AccountNames;
  from: number;
  to: number;
  height: number;
}

/**
 * Stands for rows far from the screen with their text alone, about where each row is, so that the browser's own
 * search finds it there. Screen readers go by the numbers of the rows instead.
 */
export const StandIn = memo(function StandIn({ blocks, names, from, to, height }: StandInProps) {
  const text = useText();
  const moneyText = useMoneyText();
  const texts = blocks.slice(from, to).flatMap((block) => textsOf(block, { names, moneyText, text }));
  return <Lines style={{ height, lineHeight: `${height / texts.length}px` }}>{texts.join('\n')}</Lines>;
}, isSame);

function isSame(a: StandInProps, b: StandInProps): boolean {
  const isSameBlocks = a.blocks[a.from] === b.blocks[b.from] && a.blocks[a.to - 1] === b.blocks[b.to - 1];
  return isSameBlocks && a.names === b.names && a.to === b.to && a.height === b.height;
}

interface Wording {
  names: AccountNames;
  moneyText: typeof formatMoney;
  text: ReturnType<typeof useText>;
}

const cache = new WeakMap<Block, Wording & { texts: string[] }>();

/** Kept, because formatting takes most of the time that a stand-in needs. */
function textsOf(block: Block, { names, moneyText, text }: Wording): string[] {
  const known = cache.get(block);
  if (known?.names === names && known.moneyText === moneyText && known.text === text) return known.texts;
  const texts = block.map(({ accountId, date, category, ownCategory = category, amount, ...words }) =>
    [
      wordTransaction(words),
      names.get(accountId),
      formatDay(date),
      text(categoryTexts[ownCategory]),
      moneyText(amount, { signed: true }),
    ].join(' '),
  );
  cache.set(block, { names, moneyText, text, texts });
  return texts;
}

const Lines = styled.div`
  contain: strict;
  content-visibility: auto;
  white-space: pre;
`;
