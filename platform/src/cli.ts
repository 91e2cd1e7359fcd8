import { folders } from './commands/Builds.ts';
import { createProgram } from './commands/program.ts';
import { runProgram } from './runProgram.ts';

await runProgram(createProgram({ name: 'node bank.js', builds: folders }));
