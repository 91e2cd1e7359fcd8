const GAP_PX = 6;
const EDGE_MARGIN_PX = 8;

export interface Placement {
  side: 'top' | 'right' | 'bottom';
  align: 'start' | 'center' | 'end';
}

/** Flips to the other side when there is no room, and always stays inside the viewport. */
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
  const alongside = { start: rect.left, center: rect.left + (rect.width - width) / 2, end: rect.right - width };

  const left = side === 'right' ? rect.right + GAP_PX : alongside[align];
  const beside = isBelow ? below : above;
  const top = side === 'right' ? rect.top + (rect.height - height) / 2 : beside;
  popover.style.setProperty('left', `${clamp(left, clientWidth - width)}px`);
  popover.style.setProperty('top', `${clamp(top, clientHeight - height)}px`);
}

function clamp(value: number, room: number): number {
  return Math.round(Math.max(EDGE_MARGIN_PX, Math.min(value, room - EDGE_MARGIN_PX)));
}
