import { readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '@bank/gateway/escapeHtml.ts';
import { themeCss } from '@bank/shared/tokens';
import type { Compared } from './compareRuns.ts';
import { formatFigure, formatLimit } from './format.ts';
import { isWithin } from './judge.ts';
import { curveSection, firstPageSection, waterfallSection } from './plots.ts';
import type { Run } from './Run.ts';

const STYLE = readFileSync(path.join(import.meta.dirname, 'page.css'), 'utf8');

/** Stands alone: no script, nothing from elsewhere. */
export function htmlPage(run: Run, before: Run, compared: Compared[]): string {
  const sections = [
    summary(compared, run),
    firstPageSection(compared),
    curveSection(run, before),
    waterfallSection(run),
    table(compared, run),
  ];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What the bank costs</title>
<style>${themeCss()}${STYLE}</style>
<header>
<h1>What the bank costs</h1>
<p>${described(run)}. Before: ${described(before)}.</p>
</header>
<main>
${sections.join('\n')}
</main>
</html>
`;
}

function described({ takenAt, commit, mode, machine }: Run): string {
  return escapeHtml(`${takenAt.slice(0, 16).replace('T', ' ')}, commit ${commit}, ${mode} run, ${machine}`);
}

function summary(compared: Compared[], { mode }: Run): string {
  const listOf = (title: string, all: Compared[], what: (one: Compared) => string) =>
    all.length > 0
      ? `<h3>${title}</h3><ul>${all.map((one) => `<li>${escapeHtml(`${one.bench} · ${one.figure.subject} · ${one.figure.name}: ${what(one)}`)}</li>`).join('')}</ul>`
      : '';
  const fromTo = ({ figure, before }: Compared) =>
    `${formatFigure(figure)}, before ${before ? formatFigure(before) : '–'}`;
  const worse = compared.filter(({ verdict }) => verdict === 'worse');
  const better = compared.filter(({ verdict }) => verdict === 'better');
  const outside = compared.filter(({ figure }) => !isWithin(figure, mode));
  return `<section><h2>In short</h2>
<p class="chips">${chip(worse.length, 'worse')}${chip(better.length, 'better')}${chip(outside.length, 'outside their limits')}</p>
${listOf('Worse by more than the noise', worse, fromTo)}
${listOf('Outside their limits', outside, ({ figure }) => `${formatFigure(figure)}, ${formatLimit(figure)}`)}
${listOf('Better by more than the noise', better, fromTo)}
</section>`;
}

function chip(count: number, what: string): string {
  return `<b data-verdict="${count > 0 && what !== 'better' ? 'worse' : 'better'}">${count} ${what}</b>`;
}

function table(compared: Compared[], { mode }: Run): string {
  const rows = compared.map(({ bench, figure, before, verdict = '' }) => {
    const cells = [formatFigure(figure), before ? formatFigure(before) : '', formatLimit(figure), verdict];
    const state = isWithin(figure, mode) ? verdict : 'worse';
    const numbers = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
    return `<tr data-verdict="${state}"><th scope="row"><small>${escapeHtml(`${bench} · ${figure.subject}`)}</small>${escapeHtml(figure.name)}</th>${numbers}</tr>`;
  });
  const head = ['', 'Now', 'Before', 'Limit', ''].map((name) => `<th scope="col">${name}</th>`).join('');
  return `<section><h2>All figures</h2><div class="wide" tabindex="0" role="region" aria-label="All figures"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
}
