import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const REMOTES = ['auth', 'dashboard', 'accounts'];
const SITUATIONS = ['first load', 'navigation', 'recovery'];
const WIDTH = 12;

/** Prints the faults and the time to each fallback as a table. */
export default class MatrixReporter implements Reporter {
  private readonly rows = new Map<string, Map<string, string>>();

  onTestEnd({ annotations: planned }: TestCase, { status, annotations }: TestResult): void {
    const [fault, remote] = planned.find(({ type }) => type === 'row')?.description?.split('|') ?? [];
    if (!fault) return;
    const cells = this.rows.get(fault) ?? new Map<string, string>();
    this.rows.set(fault, cells);
    const outcomeOf = (situation: string) => annotations.find(({ type }) => type === situation)?.description;
    // What fails after the last situation, such as an unexpected error in the console, may belong to any of them.
    const isUnclear = status !== 'passed' && outcomeOf('recovery') !== undefined;
    for (const situation of SITUATIONS) {
      const outcome = isUnclear ? undefined : outcomeOf(situation);
      cells.set(`${remote} ${situation}`, outcome === undefined ? 'FAILED' : `ok ${outcome}`.trim());
    }
  }

  onEnd(): void {
    if (this.rows.size === 0) return;
    const columns = REMOTES.flatMap((remote) => SITUATIONS.map((situation) => `${remote} ${situation}`));
    const line = (name: string, cells: string[]) =>
      `| ${name.padEnd(30)} | ${cells.map((cell) => cell.padEnd(WIDTH)).join(' | ')} |`;
    const heads = REMOTES.flatMap((remote) => [remote, '', '']);
    console.log(`\nFault matrix. Times: until the fallback stands; "whole": the page is unaffected.`);
    console.log(line('', heads));
    console.log(
      line(
        'fault',
        REMOTES.flatMap(() => SITUATIONS),
      ),
    );
    console.log(
      line(
        '-'.repeat(30),
        columns.map(() => '-'.repeat(WIDTH)),
      ),
    );
    for (const [fault, cells] of this.rows) {
      console.log(
        line(
          fault,
          columns.map((column) => cells.get(column) ?? ''),
        ),
      );
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
