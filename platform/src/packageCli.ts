import { runProgram } from '@bank/operations/runProgram.ts';
import { createPackageProgram } from './commands/packageProgram.ts';

await runProgram(createPackageProgram());
