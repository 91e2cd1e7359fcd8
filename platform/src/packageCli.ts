import { createPackageProgram } from './commands/packageProgram.ts';
import { runProgram } from './runProgram.ts';

await runProgram(createPackageProgram());
