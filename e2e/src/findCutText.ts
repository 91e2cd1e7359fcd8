import type { Page } from '@playwright/test';

/** @returns what is wider than the page, an open dialog or the box that clips it */
export function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page: ${scrollWidth} of ${clientWidth} px`);

    for (const box of document.querySelectorAll('dialog[open], dialog[open] *')) {
      const isScrolled = box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX);
      if (isScrolled) found.push(`an open dialog: ${box.scrollWidth} of ${box.clientWidth} px`);
    }

    const isHidden = (element: Element) => element.closest('[inert]') || getComputedStyle(element).clipPath !== 'none';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      // The document itself clips behind an open dialog.
      const isInside = (box: Element | null) => box !== null && box !== document.body && !isHidden(box);
      for (let box = width > 0 ? text.parentElement : null; box && isInside(box); box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        const edge = box.getBoundingClientRect();
        const isWithin =
          left >= edge.left - 1 && right <= edge.right + 1 && top >= edge.top - 1 && bottom <= edge.bottom + 1;
        if (overflowX !== 'visible' && !isWithin) found.push(`${text.nodeValue}`);
      }
    }

    const pen = document.createElement('canvas').getContext('2d');
    for (const select of document.querySelectorAll('select')) {
      const style = getComputedStyle(select);
      if (pen) Object.assign(pen, { font: style.font, letterSpacing: style.letterSpacing.replace('normal', '0px') });
      const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const label = select.selectedOptions[0]?.text ?? '';
      const needed = pen?.measureText(label).width ?? 0;
      if (needed > room) found.push(`“${label}” needs ${needed} of ${room} px`);
    }
    return found;
  });
}
