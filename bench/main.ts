import { parseArgs } from 'node:util';
import { withTemporaryFolder } from '@bank/checkout/test/withTemporaryFolder.ts';
import { root } from '@bank/checkout/workspace/paths.ts';
import { commitOf } from '@bank/platform/src/build/commitOf.js';
import type { Mode } from './Bench.ts';
import { benches } from './benches.ts';
import { closeBrowser } from './browser.ts';
import { machine, type Run } from './report/Run.ts';
import { report } from './report/report.ts';

const WRONG_USAGE = 2;

const { values, positionals } = readArguments();
if (values.help) console.log(help());
else await withTemporaryFolder(() => measure(positionals));

async function measure(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !benches.some((bench) => bench.name === name));
  if (unknown.length > 0) return refuse(`There is no benchmark "${unknown.join('", "')}".`);
  const mode: Mode = values.once ? 'once' : values.quick ? 'quick' : 'full';
  const run: Run = { takenAt: new Date().toISOString(), commit: commit(), mode, machine: machine(), results: {} };
  for (const { name, measures, load } of benches) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`${name}: ${measures} …`);
    const { default: measureOne } = await load();
    run.results[name] = await measureOne(mode);
  }
  await closeBrowser();
  if (!(await report(run, { isKept: values.keep }))) process.exitCode = 1;
}

function commit(): string {
  const { hash = 'unknown', changed } = commitOf(root) ?? {};
  return hash.slice(0, 7) + (changed ? ', changed' : '');
}

function readArguments() {
  const flag = { type: 'boolean', default: false } as const;
  const options = { quick: flag, once: flag, keep: flag, help: { ...flag, short: 'h' } } as const;
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
    process.exit();
  }
}

function refuse(message: string): void {
  console.error(`${message}\n\n${help()}`);
  process.exitCode = WRONG_USAGE;
}

function help(): string {
  const lines = benches.map(
    ({ name, measures, minutes }) => `  ${name.padEnd(12)} ${`${minutes}`.padStart(2)} min  ${measures}`,
  );
  return `Usage: npm run bench [-- [name …] [--quick | --once] [--keep]]

Measures what things cost, prints one table, writes it as JSON and as a page with plots into .cache/bench, and says what got worse than
the committed run. Ends with 1 when something is outside its limits. Without a name it runs everything.
--quick measures less, in three minutes: an impression, and no limit of time, size or memory counts.
--once does each thing once and at full speed, to see that it runs: the figures mean nothing.
--keep makes this run the committed one, and updates the table in docs/performance.md.

${lines.join('\n')}`;
}
