const GAP_PX = 6;
const EDGE_MARGIN_PX = 8;

export interface Placement {
  side: 'top' | 'end' | 'bottom';
  align: 'start' | 'center' | 'end';
}

/** `start` and `end` follow the text's direction. Flips when there is no room, and always stays inside the viewport. */
export function placePopover(popover: HTMLElement, anchor: Element, { side, align }: Placement) {
  const rect = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const { clientWidth, clientHeight } = document.documentElement;

  const above = rect.top - GAP_PX - height;
  const below = rect.bottom + GAP_PX;
  const isBelow =
    side === 'bottom'
      ? below + height <= clientHeight - EDGE_MARGIN_PX || above < EDGE_MARGIN_PX
      : above < EDGE_MARGIN_PX;
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const [start, end] = [rect.left, rect.right - width];
  const alongside = {
    start: isRightToLeft ? end : start,
    center: (start + end) / 2,
    end: isRightToLeft ? start : end,
  };
  const beyondEnd = isRightToLeft ? rect.left - GAP_PX - width : rect.right + GAP_PX;

  const left = side === 'end' ? beyondEnd : alongside[align];
  const aboveOrBelow = isBelow ? below : above;
  const top = side === 'end' ? rect.top + (rect.height - height) / 2 : aboveOrBelow;
  popover.style.setProperty('left', `${clamp(left, clientWidth - width)}px`);
  popover.style.setProperty('top', `${clamp(top, clientHeight - height)}px`);
}

function clamp(value: number, room: number): number {
  return Math.round(Math.max(EDGE_MARGIN_PX, Math.min(value, room - EDGE_MARGIN_PX)));
}
