import { folders } from './commands/Builds.ts';
import { createProgram } from './commands/program.ts';
import { runProgram } from './runProgram.ts';

await runProgram(createProgram({ builds: folders }));
