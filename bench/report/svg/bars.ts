import type { Figure } from '../../Bench.ts';
import { formatValue } from '../format.ts';
import { element, percent, svg, text } from './element.ts';

const ROW_PX = 44;
const BAR_PX = 14;
const TOP_PX = 20;

export interface Bar {
  figure: Figure;
  before?: Figure;
  /** The one that it is about. */
  isOwn: boolean;
}

/** A bar for each figure with its noise, and a mark where it was before. */
export function bars(label: string, all: Bar[]): string {
  const highest = Math.max(
    ...all.flatMap(({ figure, before }) => [figure.value, before?.value ?? 0, figure.band?.[1] ?? 0]),
  );
  return svg(
    ROW_PX * all.length,
    label,
    all.flatMap((bar, at) => row(bar, ROW_PX * at, highest * 1.02)),
  );
}

function row({ figure, before, isOwn }: Bar, top: number, highest: number): string[] {
  const { name, value, unit, band } = figure;
  const middle = top + TOP_PX + BAR_PX / 2;
  const at = (of: number) => percent(of, highest);
  return [
    text(name, { x: 0, y: top + 14, class: 'label' }),
    text(formatValue(value, unit), { x: '100%', y: top + 14, class: 'value', 'text-anchor': 'end' }),
    element('rect', { x: 0, y: top + TOP_PX, width: at(value), height: BAR_PX, rx: 3, class: isOwn ? 'own' : 'other' }),
    ...(band ? [element('line', { x1: at(band[0]), x2: at(band[1]), y1: middle, y2: middle, class: 'noise' })] : []),
    ...(before
      ? [
          element('line', {
            x1: at(before.value),
            x2: at(before.value),
            y1: top + TOP_PX - 4,
            y2: top + TOP_PX + BAR_PX + 4,
            class: 'before',
          }),
        ]
      : []),
  ];
}
