import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { outcomes, textOf } from '../page/outcomes.js';
import { parseModule } from '../page/parseModule.js';
import { INSERTED } from '../page/physicalCss.js';
import { namedIn, problemsNamed } from './apiFacts.js';
import { callsOf } from './callsOf.js';
import { operationsOf, problemsOf } from './describedIn.js';
import { typesIn } from './typesIn.js';

const TYPES = ['src/bank-types/*.d.ts', '../*/public.d.ts'];

/**
 * What sources name of other remotes' services, by remote, as far as it is published.
 * @param {string} directory of the package
 * @param {{ module: ReturnType<typeof parseModule> }[]} sources
 */
export function usedFacts(directory, sources) {
  const asked = sources.flatMap(({ module }) => askedIn(module));
  const isAsked = (service) => asked.some((name) => name === service || name.includes(INSERTED));
  const isNamed = namedIn(sources);
  const own = path.join(directory, 'public.d.ts');
  const files = globSync(TYPES, { cwd: directory }).map((file) => path.join(directory, file));
  const used = files
    .filter((file) => file !== own)
    .map((file) => [remoteOf(file), publishedIn(file, (service, name) => isAsked(service) && isNamed(name))])
    .filter(([, { operations }]) => operations.length > 0);
  requireOneEach(used);
  return {
    servicesUsed: Object.fromEntries(used.map(([remote, { operations }]) => [remote, namesByService(operations)])),
    serviceApisUsed: Object.fromEntries(
      used.map(([remote, published]) => [
        remote,
        { ...apiOf(published), problems: problemsNamed(sources, published.problems) },
      ]),
    ),
  };
}

/** A squad may publish anything: its own types must not have releases of others count as asking it. @throws when several publish a service that is asked */
function requireOneEach(used) {
  const remotes = used.flatMap(([remote, { operations }]) => operations.map(({ service }) => ({ service, remote })));
  for (const [service, its] of Map.groupBy(remotes, (one) => one.service)) {
    const names = [...new Set(its.map(({ remote }) => remote))];
    if (names.length > 1)
      throw new Error(
        `The types of ${names.join(' and ')} both have the service "${service}". Delete the copy in src/bank-types whose it is not.`,
      );
  }
}

/** What a remote publishes of its services. @param {string} file its `public.d.ts` */
export function publishedFacts(file) {
  const published = publishedIn(file, () => true);
  return { servicesPublished: namesByService(published.operations), serviceApi: apiOf(published) };
}

/** The names that `serviceApi` is called with, as far as the module says. */
function askedIn(module) {
  return callsOf(module, 'serviceApi')
    .flatMap(({ arguments: [name] }) => (name ? outcomes(name.expression, module) : []))
    .map((name) => textOf(name, module));
}

function publishedIn(file, isWanted) {
  const types = typesIn(parseModule(readFileSync(file, 'utf8')));
  const services = types.declared.has('Services') ? [...types.membersOf(types.declared.get('Services'))] : [];
  const operations = services.flatMap(([service, { node }]) =>
    operationsOf(types, node)
      .filter(([name]) => isWanted(service, name))
      .map(([name, use]) => ({ service, name, use })),
  );
  return { operations, problems: problemsOf(types) };
}

/** Commands of older presets compare names alone. */
function namesByService(operations) {
  const services = Map.groupBy(operations, ({ service }) => service);
  return Object.fromEntries([...services].map(([service, its]) => [service, its.map(({ name }) => name)]));
}

/** Names operations as pages ask them, such as `GET /api/allowance/goals`. */
function apiOf({ operations, problems }) {
  const named = operations.map(({ service, name, use }) => [name.replace(' ', ` /api/${service}`), use]);
  return { operations: Object.fromEntries(named), problems };
}

function remoteOf(file) {
  return path.basename(file) === 'public.d.ts' ? path.basename(path.dirname(file)) : path.basename(file, '.d.ts');
}
