import { escapeHtml } from '@bank/gateway/escapeHtml.ts';
import type { Compared } from './compareRuns.ts';
import type { Run } from './Run.ts';
import { bars } from './svg/bars.ts';
import { curve } from './svg/curve.ts';
import { waterfall } from './svg/waterfall.ts';

const OWN = 'federated';

/** Each page on each phone: the contenders' times, and what was measured before. */
export function firstPageSection(compared: Compared[]): string {
  const times = compared.filter(({ bench, figure }) => bench === 'first-page' && figure.unit === 'ms');
  const contenders = new Set(compared.flatMap(({ figure }) => figure.name.split(`${OWN} ÷ `)[1] ?? []).concat(OWN));
  const shown = times.filter(({ figure }) => contenders.has(figure.name));
  return section(
    'First pages',
    'Until all of the page is there, in ms: shorter is better. The thin line is the noise (95 % of the median), the upright mark is the run before.',
    [...new Set(shown.map(({ figure }) => figure.subject))].map((subject) => {
      const all = shown.filter(({ figure }) => figure.subject === subject);
      const rows = all.map(({ figure, before }) => ({ figure, ...(before && { before }), isOwn: figure.name === OWN }));
      return plot(subject, bars(subject, rows));
    }),
  );
}

export function curveSection({ results }: Run, before: Run): string {
  const curves = Object.values(results).flatMap((result) => result.curves ?? []);
  const earlier = Object.values(before.results).flatMap((result) => result.curves ?? []);
  return section(
    'Growth',
    'The dashed line is the run before.',
    curves.map((one) => {
      const known = earlier.find(({ title, along }) => title === one.title && along === one.along);
      return plot(`${one.title}, by ${one.along}`, curve(one, known));
    }),
  );
}

export function waterfallSection({ results }: Run): string {
  const all = Object.values(results).flatMap(({ waterfalls = [] }) => waterfalls);
  return section(
    'Waterfalls',
    'The load that took as long as most did. Scripts are coloured, the pale part is the wait for the first byte.',
    all.map(
      (one) =>
        `<details${all.indexOf(one) === 0 ? ' open' : ''}><summary>${escapeHtml(one.title)}</summary>${waterfall(one)}</details>`,
    ),
  );
}

function section(title: string, explanation: string, content: string[]): string {
  if (content.length === 0) return '';
  return `<section><h2>${title}</h2><p>${explanation}</p><div class="plots">${content.join('\n')}</div></section>`;
}

function plot(title: string, drawn: string): string {
  return `<figure><figcaption>${escapeHtml(title)}</figcaption>${drawn}</figure>`;
}
