import { createProgram } from './commands/program.ts';
import { folders } from './release/Builds.ts';
import { runProgram } from './runProgram.ts';

await runProgram(createProgram({ builds: folders }));
