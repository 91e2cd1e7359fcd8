import { setFlag } from '@bank/registry/edits/setFlag.ts';
import { describeRule, flagTitle } from '@bank/registry/flags/describeFlags.ts';
import { type FlagRule, group, language } from '@bank/registry/flags/schemas.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { plain } from '@bank/registry/plain.ts';
import type { Channel } from '@bank/registry/schema.ts';
import { type Command, InvalidArgumentError } from 'commander';
import { cohortsOf, listOf, parseNames } from './audience.ts';
import { type ChangeOptions, changeChannel } from './changeChannel.ts';
import { example, jsonOption, whyOption } from './options.ts';

interface FlagOptions extends ChangeOptions {
  on?: number;
  off?: true;
  default?: true;
  /** Usernames. */
  for?: string[];
  staff?: true;
  group?: string[];
  language?: string[];
  value?: string;
}

export function addFlag(program: Command): void {
  program
    .command('flag')
    .description('say who gets a flag of a remote, without a release: some customers, always the same ones, or all')
    .argument('<flag>', 'package and flag, such as budget.rollover', parseFlag)
    .option('--on <percent>', 'this share of the customers, such as 5% or 100%', parseShare)
    .option('--for <usernames>', 'also these customers, such as ada,grace', parseNames)
    .option('--staff', 'also customers who work for the bank')
    .option('--group <groups>', 'also customers in one of these groups, such as private', listOf(group))
    .option('--language <languages>', 'also customers who read one of these languages, such as es,ar', listOf(language))
    .option('--value <value>', 'what they get of a flag with more values than on and off')
    .option('--off', 'nobody')
    .option('--default', 'everybody as remote.ts has it')
    .addOption(whyOption('Flag set by hand'))
    .addOption(jsonOption())
    .addHelpText(
      'after',
      example('bank flag budget.rollover --on 5% --staff') + example('bank flag budget.rollover --off'),
    )
    .action(async ([wanted, name]: [string, string], options: FlagOptions) => {
      const rule = await ruleOf(options);
      const to = (channel: Partial<Channel> | undefined) => describeRule(channel?.flags?.[name]);
      await changeChannel(
        {
          action: `flag ${name}`,
          wanted,
          edit: (app) => setFlag(app, name, rule),
          to,
          say: (app, _, __, channel) => plain(`${flagTitle(app, name)} is ${to(channel)}`),
        },
        options,
      );
    });
}

/** @returns `undefined` for the default */
async function ruleOf(options: FlagOptions): Promise<Partial<FlagRule> | undefined> {
  const { on, off, default: isDefault, for: names, staff, group = [], language, value } = options;
  const groups = [...new Set([...(staff ? ['staff'] : []), ...group])];
  const isForSome = on !== undefined || names || groups.length > 0 || language || value;
  if ([off, isDefault, isForSome].filter(Boolean).length !== 1)
    throw new OperatorError('Say who gets it (--on, --for, --staff, --group, --language), or --off, or --default.');
  if (isDefault) return undefined;
  if (off || on === 0) return { percent: 0 };
  return {
    ...(on !== undefined && { percent: on }),
    ...(names && { for: await cohortsOf(names) }),
    ...(groups.length > 0 && { groups }),
    ...(language && { languages: language }),
    ...(value && { value }),
  };
}

function parseFlag(text: string): [app: string, flag: string] {
  const [, app, flag] = /^([\w-]+)\.([\w-]+)$/.exec(text) ?? [];
  if (app && flag) return [app, flag];
  throw new InvalidArgumentError('Expected package and flag, such as budget.rollover.');
}

function parseShare(text: string): number {
  if (/^(100|\d{1,2}(\.\d{1,2})?)%?$/.test(text)) return Number.parseFloat(text);
  throw new InvalidArgumentError('Expected a percentage from 0 to 100, such as 5% or 0.5%.');
}
