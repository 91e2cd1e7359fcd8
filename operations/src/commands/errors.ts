import { commandLine } from '@bank/registry/commandLine.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { isAddress } from '@bank/registry/config/readBank.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { plain } from '@bank/registry/plain.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { TELEMETRY_DAYS } from '@bank/registry/telemetry/facts.ts';
import { readTelemetry } from '@bank/registry/telemetry/readTelemetry.ts';
import type { Command } from 'commander';
import { type DescribedError, describeErrors } from '../errors/describeErrors.ts';
import type { Frame } from '../errors/resolveStack.ts';
import { findApp } from './findApp.ts';
import { example, jsonOption } from './options.ts';
import { age, print, table } from './print.ts';
import { requireRegistry } from './requireRegistry.ts';

const TITLES = ['Id', 'Remote', 'Version', 'Owner', 'Kind', 'Count', 'Of visits', 'First', 'Last', 'Error'];
const PERIOD = `in the last ${TELEMETRY_DAYS} days`;
/** No script has an owner for these errors. */
const UNKNOWN = 'unknown';
const ID = /^[0-9a-f]{4,10}$/;

export function addErrors(program: Command): void {
  program
    .command('errors')
    .description(`what went wrong at customers ${PERIOD}, by remote and version; with an id, where in the sources`)
    .argument('[remote|id]', 'a package of the registry, "unknown", or the start of an error’s id')
    .addOption(jsonOption())
    .addHelpText('after', example('bank errors cards') + example('bank errors 9f86d081'))
    .action(errors);
}

async function errors(wanted: string | undefined, options: { json?: boolean }): Promise<void> {
  const deployment = await openDeployment();
  const registry = await requireRegistry(deployment);
  const { store } = deployment;
  if (isAddress(store.address)) throw showsNoErrors(store.address);
  const { facts, gateways, unreadable, unread } = await readTelemetry(store);
  for (const name of unreadable) console.error(`Warning: passed over. ${plain(name)} is none that a gateway wrote.`);
  if (unread > 0)
    console.error(
      `Warning: passed over. telemetry has ${unread} files more than gateways write. Find out who else can.`,
    );
  const all = describeErrors(registry, facts);
  const found = wanted && !isApp(registry, wanted) && ID.test(wanted) ? findError(all, wanted) : undefined;
  if (found) {
    const { resolveStack } = await import('../errors/resolveStack.ts');
    const frames = await resolveStack(store, registry, found);
    return print(options, { ...found, frames }, details(found, frames));
  }
  const app = wanted && wanted !== UNKNOWN ? findApp(registry, wanted) : wanted;
  const listed = all.filter(({ remote }) => !app || remote === app);
  const none = gateways === 0 ? noGateway(store.address) : `No errors ${app ? `of ${app} ` : ''}${PERIOD}.`;
  const text = listed.length > 0 ? table([TITLES, ...listed.map(rowOf)]) : none;
  print(options, { days: TELEMETRY_DAYS, gateways, errors: listed }, text);
}

function showsNoErrors(address: string): OperatorError {
  return new OperatorError(
    `${address} shows neither errors nor source maps. Set BANK_STORE to the folder, or the s3://bucket/prefix, that the platform team gave you.`,
  );
}

function isApp({ releases }: Registry, wanted: string): boolean {
  return [wanted, `mfe-${wanted}`].some((name) => Object.hasOwn(releases, name));
}

function findError(all: DescribedError[], wanted: string): DescribedError {
  const [found, ...others] = all.filter(({ id }) => id.startsWith(wanted));
  if (found && others.length === 0) return found;
  const problem = found ? `"${wanted}" begins more than one error’s id` : `There is no error "${wanted}" ${PERIOD}`;
  throw new OperatorError(`${problem}. ${commandLine('errors')} lists them.`);
}

function noGateway(address: string): string {
  return `No gateway has written to ${address} what pages told it ${PERIOD}. Let the gateways write below telemetry/ there.`;
}

function rowOf({
  id,
  remote,
  version,
  owner,
  kind,
  count,
  firstAt,
  lastAt,
  state,
  ...error
}: DescribedError): string[] {
  return [
    id,
    remote,
    state === 'canary' ? `${version} (canary)` : version,
    owner,
    kind,
    String(count),
    share(error),
    age(firstAt),
    age(lastAt),
    `${error.name}: ${error.message}`,
  ];
}

function details(error: DescribedError, frames: Frame[]): string {
  const { remote, version, owner, state, kind, page, count, visits, firstAt, lastAt, flags } = error;
  const where = page ? ` on ${page}` : '';
  const times = count === 1 ? 'once' : `${count} times`;
  const often =
    visits === 0 ? times : `${times}, in ${share(error)} of ${visits === 1 ? 'one visit' : `${visits} visits`}`;
  return [
    `${error.name}: ${error.message}`,
    `${remote} ${version} (${state}), ${owner}: ${kind}${where}`,
    `${often}, first ${age(firstAt)} ago, last ${age(lastAt)} ago`,
    ...flags.map(
      (one) => `with ${one.flag}: in ${one.pages} of ${one.visits} visits (${percent(one.pages / one.visits)})`,
    ),
    '',
    ...frames.flatMap(frameLines),
  ]
    .map(plain)
    .join('\n');
}

function frameLines({ at, source, line, column, code, problem, ...frame }: Frame): string[] {
  if (!source) return [`  at ${at} (${problem})`];
  const place = `${source}:${line}:${column}`;
  return [`  at ${frame.function ? `${frame.function} (${place})` : place}`, ...(code ? [`      ${code}`] : [])];
}

function share({ shareOfVisits }: Pick<DescribedError, 'shareOfVisits'>): string {
  return shareOfVisits === null ? '–' : percent(shareOfVisits);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
