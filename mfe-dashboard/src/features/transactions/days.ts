import { daysBefore, formatDay, type IsoDay, today } from '@bank/shared/format';
import type { Transaction } from '../../data/types';
import { text } from '../../messages';

export function dayTitle(day: IsoDay): string {
  if (day === today()) return text('history.today');
  return day === daysBefore(today(), 1) ? text('history.yesterday') : formatDay(day);
}

/** @param lastDay of the row before the block */
export function startsDay(block: readonly Transaction[], index: number, lastDay: IsoDay | undefined): boolean {
  return block[index]?.date !== (index === 0 ? lastDay : block[index - 1]?.date);
}
