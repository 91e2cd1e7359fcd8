import type { Look } from '../screens/openState.ts';
import { reasonOf } from './accepted.ts';
import { type EngineName, engines, type Findings } from './engines.ts';

const names = Object.keys(engines) as EngineName[];

/** Rows are printed as they come, each fault right below its row, so that a run that is stopped has told what it knows. */
export class EngineTable {
  #rows = 0;
  readonly #faults = new Map<string, number>();
  readonly #reasons = new Map<string, number>();

  constructor() {
    printRow('State', names);
  }

  get hasFaults(): boolean {
    return this.#faults.size > 0;
  }

  add(state: string, { width, theme, language, mode }: Look, findings: Findings): void {
    this.#rows += 1;
    const faults: string[] = [];
    const cells = names.map((engine) => {
      const [found, accepted] = [findings[engine].length, this.#accept(engine, findings, faults)];
      return `${found - accepted}${accepted > 0 ? ` (${accepted})` : ''}`;
    });
    printRow(`${state}, ${width} ${theme} ${language} ${mode}`, cells);
    for (const fault of faults) {
      console.log(`  ${fault}`);
      count(this.#faults, fault);
    }
  }

  printSummary(): void {
    console.log(`\n${this.#rows} rows`);
    print('In brackets, findings that are none', this.#reasons);
    print('Findings', this.#faults);
  }

  /** @returns how many */
  #accept(engine: EngineName, findings: Findings, faults: string[]): number {
    let accepted = 0;
    for (const finding of findings[engine]) {
      const reason = reasonOf(engine, finding);
      if (reason) count(this.#reasons, `${engine}, ${finding.rule}: ${reason}`);
      else faults.push(`${engine}, ${finding.rule}: ${finding.element.replaceAll(/\s+/g, ' ')}`);
      accepted += reason ? 1 : 0;
    }
    return accepted;
  }
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

function printRow(first: string, cells: readonly string[]): void {
  console.log([first.padEnd(58), ...cells.map((cell) => cell.padEnd(17))].join(' '));
}

function print(title: string, counts: Map<string, number>): void {
  if (counts.size > 0) console.log(`\n${title}:`);
  for (const [what, times] of counts) console.log(`${times} × ${what}`);
}
