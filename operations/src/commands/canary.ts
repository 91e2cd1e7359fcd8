import { describeAudience } from '@bank/registry/describeAudience.ts';
import { promote, setCanary } from '@bank/registry/edits/canary.ts';
import { eachTogether } from '@bank/registry/edits/together.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import type { Registry } from '@bank/registry/schema.ts';
import type { Edit, Version } from '@bank/registry/state.ts';
import { type Command, InvalidArgumentError } from 'commander';
import { cohortsOf, parseNames } from './audience.ts';
import { type ChangeOptions, changeChannel } from './changeChannel.ts';
import { versionToServe, type WantedVersion } from './findApp.ts';
import { example, jsonOption, togetherOption, whyOption } from './options.ts';

interface CanaryOptions extends ChangeOptions {
  /** Usernames. */
  for?: string[];
  staff?: true;
}

export function addCanary(program: Command): void {
  program
    .command('canary')
    .description('serve a version to a percentage of the customers, always the same ones, or to some first; 0 ends it')
    .argument('<package>', 'a package of the registry, such as accounts')
    .argument('<version>', 'a version, or the start of its hash')
    .argument('[percent]', 'a whole number from 1 to 100, or 0 to end it', parsePercentOrNone)
    .option('--for <usernames>', 'give it to these customers whatever the percentage, such as ada,grace', parseNames)
    .option('--staff', 'give it to customers who work for the bank, whatever the percentage')
    .addOption(togetherOption('others with their versions, such as accounts@88aa'))
    .addOption(whyOption('Canary set by hand'))
    .addOption(jsonOption())
    .addHelpText(
      'after',
      example('bank canary accounts 4f1c 10') + example('bank canary accounts 4f1c --for ada,grace'),
    )
    .action(async (wanted: string, version: string, percent: number | undefined, options: CanaryOptions) => {
      const audience = await audienceOf(percent, options);
      await changeChannel(
        {
          action: 'canary',
          wanted,
          version,
          edit: (app, found, current, others) =>
            eachTogether(served(current, [{ app, version: found ?? version }, ...others]), (one) =>
              setCanary(one.app, one.version, audience),
            ),
          say: (app, found, _, { canary } = {}) =>
            canary ? `${app} ${found} is for ${describeAudience(canary)}` : `Ended the canary of ${app}`,
        },
        options,
      );
    });
}

async function audienceOf(percent: number | undefined, { for: names, staff }: CanaryOptions) {
  if (percent === undefined && !names && !staff)
    throw new OperatorError('Say who gets it: a percentage, --for with usernames, or --staff.');
  return {
    ...(percent !== undefined && { percent }),
    ...(names && { for: await cohortsOf(names) }),
    ...(staff && { staff }),
  };
}

export function addPromote(program: Command): void {
  program
    .command('promote')
    .description('make the canary, or a held version, active for everybody')
    .argument('<package>', 'a package of the registry, such as accounts')
    .argument('[version]', 'a version, or the start of its hash; by default the canary')
    .addOption(togetherOption('others, by default their canaries or held versions, such as accounts@88aa'))
    .addOption(whyOption('Promoted by hand'))
    .addOption(jsonOption())
    .addHelpText('after', example('bank promote accounts'))
    .action((wanted: string, version: string | undefined, options: ChangeOptions) =>
      changeChannel(
        {
          action: 'promote',
          wanted,
          version,
          edit: promoteEach,
          say: (app, active) => `Everybody gets ${app} ${active}`,
        },
        options,
      ),
    );
}

function promoteEach(app: string, version: string | undefined, current: Registry, others: WantedVersion[]): Edit {
  if (others.length === 0) return promote(app, version);
  const first = { app, ...(version && { version }) };
  return eachTogether(served(current, [first, ...others]), (one) => promote(one.app, one.version));
}

function served(current: Registry, wanted: WantedVersion[]): Version[] {
  return wanted.map((one) => versionToServe(current, one));
}

export function parsePercent(text: string): number {
  if (/^([1-9]\d?|100)$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Expected a whole number from 1 to 100.');
}

function parsePercentOrNone(text: string): number {
  return text === '0' ? 0 : parsePercent(text);
}
