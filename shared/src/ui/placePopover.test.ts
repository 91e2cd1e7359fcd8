import { placePopover } from './placePopover';

function boxes(anchor: { left: number; top: number }, size: { offsetWidth: number; offsetHeight: number }) {
  const popover = document.createElement('div');
  for (const [name, value] of Object.entries(size)) Object.defineProperty(popover, name, { value });
  for (const [name, value] of Object.entries({ clientWidth: 400, clientHeight: 300 })) {
    Object.defineProperty(document.documentElement, name, { value, configurable: true });
  }
  const element = document.createElement('button');
  element.getBoundingClientRect = () => new DOMRect(anchor.left, anchor.top, 100, 40);
  return { popover, anchor: element };
}

globalThis.DOMRect ??= class extends Object {
  constructor(
    readonly left: number,
    readonly top: number,
    readonly width: number,
    readonly height: number,
  ) {
    super();
  }
  get right() {
    return this.left + this.width;
  }
  get bottom() {
    return this.top + this.height;
  }
} as unknown as typeof DOMRect;

test('stands 6 px under its anchor', () => {
  const { popover, anchor } = boxes({ left: 50, top: 20 }, { offsetWidth: 200, offsetHeight: 100 });
  placePopover(popover, anchor, { side: 'bottom', align: 'start' });
  expect(popover.style).toMatchObject({ left: '50px', top: '66px' });
});

test.each([
  ['start', '50px'],
  ['end', '150px'],
] as const)('aligns with the %s of an anchor in text from right to left', (align, left) => {
  const { popover, anchor } = boxes({ left: 150, top: 20 }, { offsetWidth: 200, offsetHeight: 100 });
  anchor.style.direction = 'rtl';
  placePopover(popover, anchor, { side: 'bottom', align });
  expect(popover.style).toMatchObject({ left });
});

test.each([
  ['ltr', '256px'],
  ['rtl', '94px'],
])('stands beyond the end of its anchor in text of direction %s', (direction, left) => {
  const { popover, anchor } = boxes({ left: 150, top: 20 }, { offsetWidth: 50, offsetHeight: 30 });
  anchor.style.direction = direction;
  placePopover(popover, anchor, { side: 'end', align: 'center' });
  expect(popover.style).toMatchObject({ left, top: '25px' });
});

test('goes above where there is no room under it', () => {
  const { popover, anchor } = boxes({ left: 50, top: 200 }, { offsetWidth: 200, offsetHeight: 100 });
  placePopover(popover, anchor, { side: 'bottom', align: 'start' });
  expect(popover.style).toMatchObject({ top: '94px' });
});

test('stays 8 px inside the viewport', () => {
  const { popover, anchor } = boxes({ left: 280, top: 0 }, { offsetWidth: 200, offsetHeight: 30 });
  placePopover(popover, anchor, { side: 'top', align: 'center' });
  expect(popover.style).toMatchObject({ left: '192px', top: '46px' });
});
