import { parseArgs } from 'node:util';
import { benches } from './benches.ts';

const WRONG_USAGE = 2;

const { values, positionals } = readArguments();
if (values.help) console.log(help());
else await runBenches(positionals);

async function runBenches(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !benches.some((bench) => bench.name === name));
  if (unknown.length > 0) return refuse(`There is no benchmark "${unknown.join('", "')}".`);
  for (const { name, measures, load } of benches) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n${name}: ${measures}`);
    const { default: run } = await load();
    if (await run(values.quick)) continue;
    console.log(`${name} is outside its limits.`);
    process.exitCode = 1;
  }
}

function readArguments() {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ allowPositionals: true, options: { quick: flag, help: { ...flag, short: 'h' } } });
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
  const lines = benches.map(({ name, measures, minutes }) => `  ${name.padEnd(16)} ${minutes} min  ${measures}`);
  return `Usage: npm run bench [-- [name …] [--quick]]

Measures what things cost, and ends with 1 when something is outside its limits. Without a name it runs everything.
--quick does each thing once, on one database and at full speed: the figures mean nothing then, and no limit of time or memory counts.

${lines.join('\n')}`;
}
