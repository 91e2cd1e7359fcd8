const GAP = 6;
const EDGE = 8;

export interface Placement {
  side: 'top' | 'right' | 'bottom';
  align: 'start' | 'center' | 'end';
}

/** Flips to the other side when there is no room, and always stays inside the viewport. */
export function placePopover(popover: HTMLElement, anchor: Element, { side, align }: Placement) {
  const rect = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const { clientWidth, clientHeight } = document.documentElement;

  const above = rect.top - GAP - height;
  const below = rect.bottom + GAP;
  const isBelow = side === 'bottom' ? below + height <= clientHeight - EDGE || above < EDGE : above < EDGE;
  const alongside = { start: rect.left, center: rect.left + (rect.width - width) / 2, end: rect.right - width };

  const left = side === 'right' ? rect.right + GAP : alongside[align];
  const beside = isBelow ? below : above;
  const top = side === 'right' ? rect.top + (rect.height - height) / 2 : beside;
  popover.style.setProperty('left', `${clamp(left, clientWidth - width)}px`);
  popover.style.setProperty('top', `${clamp(top, clientHeight - height)}px`);
}

function clamp(value: number, room: number): number {
  return Math.round(Math.max(EDGE, Math.min(value, room - EDGE)));
}
