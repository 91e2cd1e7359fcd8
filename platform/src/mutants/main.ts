import path from 'node:path';
import { parseArgs } from 'node:util';
import { cacheFolder } from '../workspace/paths.ts';
import { acceptedReason, unknownAcceptances } from './acceptedSurvivors.ts';
import { type MutantResult, mutateRoom } from './mutateRoom.ts';
import { ResultCache } from './ResultCache.ts';
import { defaultRooms, type Room, roomOf } from './rooms.ts';

const HELP = `npm run mutants [-- options]

Changes the sources of a room in one place at a time, and fails when no test notices, unless the survivor is in
platform/src/mutants/survivors.json with a reason.

  --room <name>       one of ${defaultRooms()
    .map(({ name }) => name)
    .join(', ')}; may be repeated
  --files <file>      a source file in place of the rooms, with the tests beside it; may be repeated
  --workers <number>  processes at a time (2)
  --fresh             runs what an earlier run has decided, too`;

const { values: options } = parseArgs({
  options: {
    room: { type: 'string', multiple: true },
    files: { type: 'string', multiple: true },
    workers: { type: 'string', default: '2' },
    fresh: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: false,
});

if (options.help) console.log(HELP);
else await run();

async function run(): Promise<void> {
  const cache = new ResultCache(path.join(cacheFolder, 'mutants.json'), options.fresh);
  const totals = [];
  for (const room of chosenRooms()) {
    const results = await mutateRoom(room, Number(options.workers), cache);
    totals.push(report(room, results));
  }
  console.log(`\n${['Room', 'Mutants', 'Killed', '%', 'Accepted', 'New'].join('\t')}`);
  for (const total of totals) console.log(Object.values(total).join('\t'));
  if (totals.some((total) => total.unexpected > 0)) process.exitCode = 1;
}

function chosenRooms(): Room[] {
  if (options.files) return [roomOf(options.files)];
  const rooms = defaultRooms();
  const { room: names = rooms.map(({ name }) => name) } = options;
  const chosen = rooms.filter(({ name }) => names.includes(name));
  if (chosen.length < names.length) throw new Error(`A room of ${names.join(', ')} does not exist. See --help.`);
  return chosen;
}

function report({ name, sources }: Room, results: MutantResult[]) {
  const survivors = results.filter(({ killedBy }) => !killedBy);
  console.log(`\n${name}`);
  for (const file of sources) {
    const ofFile = results.filter((result) => result.file === file);
    const killed = ofFile.filter(({ killedBy }) => killedBy).length;
    if (ofFile.length > 0) console.log(`  ${percent(killed, ofFile.length)} %  ${killed}/${ofFile.length}  ${file}`);
  }
  const unexpected = survivors.filter((survivor) => !acceptedReason(survivor));
  for (const { file, line, change } of unexpected) console.log(`  survived: ${file}:${line}  ${change}`);
  for (const { file, change } of unknownAcceptances(sources, survivors))
    console.log(`  no longer a survivor, remove it from the list: ${file}  ${change}`);
  const killed = results.length - survivors.length;
  return {
    name,
    mutants: results.length,
    killed,
    percent: percent(killed, results.length),
    accepted: survivors.length - unexpected.length,
    unexpected: unexpected.length,
  };
}

function percent(part: number, whole: number): string {
  return ((100 * part) / Math.max(whole, 1)).toFixed(1);
}
