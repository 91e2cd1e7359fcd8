import type { Waterfall } from '../../Bench.ts';
import { formatValue } from '../format.ts';
import { element, percent, svg, text } from './element.ts';

const ROW_PX = 26;
const BAR_PX = 6;
const HEAD_PX = 18;

/** Each request from when it was sent to its last byte; the paler part is the wait for its first one. */
export function waterfall({ title, requests, marks }: Waterfall): string {
  const end = Math.max(...requests.map((one) => one.end), ...marks.map(({ at }) => at)) * 1.02;
  const head = HEAD_PX * marks.length;
  const height = head + ROW_PX * requests.length;
  const at = (ms: number) => percent(ms, end);
  return svg(height, title, [
    ...marks.flatMap((mark, index) => [
      element('line', { x1: at(mark.at), x2: at(mark.at), y1: 0, y2: height, class: 'mark' }),
      text(`${mark.name} ${formatValue(mark.at, 'ms')}`, {
        x: at(mark.at),
        y: 13 + HEAD_PX * index,
        class: 'label',
        ...(mark.at > end / 2 ? { 'text-anchor': 'end', dx: -5 } : { dx: 5 }),
      }),
    ]),
    ...requests.flatMap(({ name, start, firstByte, end: last, bytes }, index) => {
      const top = head + ROW_PX * index;
      const y = top + ROW_PX - BAR_PX - 2;
      const label = bytes > 0 ? `${name} · ${formatValue(bytes, 'bytes')}` : `${name} · from the cache`;
      return [
        text(label, { x: at(start), y: top + 14, class: 'small', ...(start > end / 2 && { 'text-anchor': 'end' }) }),
        element('rect', {
          x: at(start),
          y,
          width: at(Math.max(firstByte - start, 0)),
          height: BAR_PX,
          class: 'waiting',
        }),
        element('rect', {
          x: at(firstByte),
          y,
          width: at(Math.max(last - firstByte, 1)),
          height: BAR_PX,
          class: name.endsWith('.js') ? 'own' : 'other',
        }),
      ];
    }),
  ]);
}
