import type { Page } from '@playwright/test';

/** @returns pairs of texts that stand on each other, without what lies over the page on purpose */
export function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Less is the space above and below letters. */
    const TOLERANCE_PX = 4;
    const lines: { text: string; rect: DOMRect; layer: Element }[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!parent || !text || isHidden(parent)) continue;
      range.selectNodeContents(node);
      const { layer, clip } = placeOf(parent);
      lines.push(...[...range.getClientRects()].map((rect) => ({ text, rect: overlapOf(rect, clip), layer })));
    }
    return lines.flatMap((one, at) =>
      lines.slice(at + 1).flatMap((other) => {
        const { width, height } = overlapOf(one.rect, other.rect);
        const isOver = one.layer === other.layer && width > TOLERANCE_PX && height > TOLERANCE_PX;
        return isOver ? [`“${one.text}” stands on “${other.text}”`] : [];
      }),
    );

    function isHidden(element: Element): boolean {
      return (
        !element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], script, style') !== null
      );
    }

    /** What it moves with when the page scrolls, and how much of that can be seen. */
    function placeOf(element: Element): { layer: Element; clip: DOMRect } {
      let clip = new DOMRect(-1e5, -1e5, 2e5, 2e5);
      for (let box = element; box !== document.body && box.parentElement; box = box.parentElement) {
        const { position, overflowX, clipPath } = getComputedStyle(box);
        if (overflowX !== 'visible' || clipPath !== 'none') clip = overlapOf(clip, box.getBoundingClientRect());
        if (position === 'fixed' || position === 'sticky') return { layer: box, clip };
      }
      return { layer: document.body, clip };
    }

    function overlapOf(one: DOMRect, other: DOMRect): DOMRect {
      const left = Math.max(one.left, other.left);
      const top = Math.max(one.top, other.top);
      const width = Math.min(one.right, other.right) - left;
      const height = Math.min(one.bottom, other.bottom) - top;
      return new DOMRect(left, top, Math.max(0, width), Math.max(0, height));
    }
  });
}
