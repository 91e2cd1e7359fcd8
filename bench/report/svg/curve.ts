import type { Curve } from '../../Bench.ts';
import { formatValue } from '../format.ts';
import { element, svg, text } from './element.ts';

const HEIGHT_PX = 180;
const TOP_PX = 24;
const BOTTOM_PX = 28;
/** Room for the numbers at both ends. */
const MARGIN_PERCENT = 10;

export function curve({ title, unit, along, points }: Curve, before?: Curve): string {
  const all = [...points, ...(before?.points ?? [])];
  const [left, right] = [Math.min(...all.map(({ at }) => at)), Math.max(...all.map(({ at }) => at))];
  const highest = Math.max(...all.map(({ value }) => value)) * 1.1;
  const x = (at: number) =>
    `${(MARGIN_PERCENT + ((100 - 2 * MARGIN_PERCENT) * (at - left)) / Math.max(right - left, 1)).toFixed(2)}%`;
  const y = (value: number) => TOP_PX + (HEIGHT_PX - TOP_PX - BOTTOM_PX) * (1 - value / highest);
  const line = (of: Curve['points'], name: string) =>
    of.slice(1).map((point, at) => {
      const last = of[at] ?? point;
      return element('line', { x1: x(last.at), y1: y(last.value), x2: x(point.at), y2: y(point.value), class: name });
    });
  const ground = HEIGHT_PX - BOTTOM_PX;
  return svg(HEIGHT_PX, `${title} by ${along}`, [
    element('line', { x1: 0, x2: '100%', y1: ground, y2: ground, class: 'axis' }),
    ...line(before?.points ?? [], 'line-before'),
    ...line(points, 'line-own'),
    ...points.map(({ at, value }) => element('circle', { cx: x(at), cy: y(value), r: 4, class: 'own' })),
    ...points
      .filter((_, at) => isLabelled(at, points.length))
      .flatMap(({ at, value }) => [
        text(formatValue(value, unit), { x: x(at), y: y(value) - 10, class: 'value', 'text-anchor': 'middle' }),
        text(`${at}`, { x: x(at), y: HEIGHT_PX - 10, class: 'label', 'text-anchor': 'middle' }),
      ]),
  ]);
}

/** Labels only some of many points, so that their numbers do not meet. */
function isLabelled(at: number, count: number): boolean {
  return count <= 4 || at === 0 || at === count - 1 || at === Math.floor(count / 2);
}
