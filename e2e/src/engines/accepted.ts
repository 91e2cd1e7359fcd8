import type { EngineName, Finding } from './engines.ts';

interface Accepted {
  engine: EngineName;
  rule: string;
  element: RegExp;
  why: string;
}

/** Findings that are none. Everything else fails the run. */
const accepted: readonly Accepted[] = [
  {
    engine: 'axe-core',
    rule: 'color-contrast',
    element: /role="tooltip"|href="#content"/,
    why: 'In forced colours it is CanvasText or LinkText on Canvas: axe reads `-webkit-text-fill-color`, which is not what is drawn there.',
  },
  {
    engine: 'Lighthouse',
    rule: 'color-contrast',
    element: /role="tooltip"|href="#content"/,
    why: 'In forced colours it is CanvasText or LinkText on Canvas: Lighthouse asks axe.',
  },
  {
    engine: 'IBM Equal Access',
    rule: 'aria_content_in_landmark',
    element: /href="#content"/,
    why: 'A skip link comes before all landmarks, so that it is the first stop (WCAG technique G1).',
  },
  {
    engine: 'IBM Equal Access',
    rule: 'table_caption_empty',
    element: /<caption/,
    why: 'The caption has text, for screen readers alone: the heading above says the same to the eye.',
  },
  {
    engine: 'IBM Equal Access',
    rule: 'input_label_exists',
    element: /^<select [^>]*data-size="small"/,
    why: 'Its label is for screen readers alone: IBM leaves out labels that cannot be seen.',
  },
  {
    engine: 'Alfa',
    rule: 'sia-r68',
    element: /aria-live/,
    why: 'The list of notifications is there before the first one, or that would not be announced (ARIA22).',
  },
  {
    engine: 'Alfa',
    rule: 'sia-r113',
    element:
      /^<select|aria-label="(Previous offer|Oferta anterior|العرض السابق|(Show slide|Mostrar diapositiva|عرض الشريحة) \d)|aria-haspopup="dialog"|^<a [^>]*href="[^"]*\/(bills|transfers\/external(\?for=bill)?)"/,
    why: 'It is at least 24 px wide and high. Alfa takes it for covered by the dialog above, behind which nothing can be pressed.',
  },
  {
    engine: 'Alfa',
    rule: 'sia-r113',
    element: /^<a data-variant="ghost"[^>]*href="[^"]*\/dashboard"/,
    why: 'It is at least 36 px high. With large text the notice of a lost connection lies over it until the page is scrolled.',
  },
  {
    engine: 'Alfa',
    rule: 'sia-r113',
    element: /^<a [^>]*href="[^"]*\?transaction=/,
    why: 'The whole row is its target, 56 px high: Alfa reads the box of its text alone.',
  },
  {
    engine: 'Alfa',
    rule: 'sia-r113',
    element: /^<a role="menuitem"/,
    why: 'It is at least 36 px high. Alfa takes it for covered by the links of the rail, over which the menu lies.',
  },
  {
    engine: 'Alfa',
    rule: 'sia-r113',
    element: /^<div id="[^"]+" role="option"/,
    why: 'It is at least 40 px high, and scrolled out of the list: Alfa takes it for covered by what lies below the list.',
  },
];

export function reasonOf(engine: EngineName, { rule, element }: Finding): string | undefined {
  return accepted.find((one) => one.engine === engine && one.rule === rule && one.element.test(element))?.why;
}
