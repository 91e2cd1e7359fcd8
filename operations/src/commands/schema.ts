import { publishedSchemas } from '@bank/registry/config/publishedSchemas.ts';
import { Argument, type Command } from 'commander';
import { example } from './options.ts';

export function addSchema(program: Command): void {
  program
    .command('schema')
    .description('print the JSON Schema by which editors complete and check a file')
    .addArgument(new Argument('<kind>', 'of the configuration, or of a roles document').choices(['config', 'roles']))
    .addHelpText('after', example('bank schema config > bank.config.schema.json'))
    .action((kind: keyof typeof publishedSchemas) => console.log(JSON.stringify(publishedSchemas[kind], null, 2)));
}
