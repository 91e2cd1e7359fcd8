import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseModule } from '../page/parseModule.js';
import { namedIn } from './apiFacts.js';
import { typesIn } from './typesIn.js';

const TYPES = ['src/bank-types/*.d.ts', '../*/public.d.ts'];

/**
 * The operations of other remotes' services that sources name, by remote and service, as far as they are published.
 * @param {string} directory of the package
 * @param {{ module: ReturnType<typeof parseModule> }[]} sources
 */
export function servicesUsed(directory, sources) {
  const asked = new Set(sources.flatMap(({ module }) => askedIn(module)));
  if (asked.size === 0) return {};
  const isNamed = namedIn(sources);
  const own = path.join(directory, 'public.d.ts');
  const files = globSync(TYPES, { cwd: directory }).map((file) => path.join(directory, file));
  const used = files
    .filter((file) => file !== own)
    .map((file) => [remoteOf(file), operationsIn(file, (service, name) => asked.has(service) && isNamed(name))]);
  return filled(used);
}

/** The operations of each service that a remote publishes. @param {string} file its `public.d.ts` */
export function servicesPublished(file) {
  return operationsIn(file, () => true);
}

function askedIn({ nodes, expressionOf }) {
  return nodes
    .filter(({ type, callee }) => type === 'CallExpression' && callee.value === 'serviceApi')
    .flatMap(({ arguments: [name] }) => (name ? [expressionOf(name.expression).value] : []));
}

function operationsIn(file, isWanted) {
  const types = typesIn(parseModule(readFileSync(file, 'utf8')));
  const services = types.declared.has('Services') ? [...types.membersOf(types.declared.get('Services'))] : [];
  const operations = services.map(([service, { node }]) => [
    service,
    [...types.membersOf(node)].flatMap(([address, item]) =>
      [...types.membersOf(item.node)]
        .filter(([, operation]) => types.membersOf(operation.node).has('responses'))
        .map(([method]) => `${method.toUpperCase()} ${address}`)
        .filter((name) => isWanted(service, name)),
    ),
  ]);
  return filled(operations);
}

function remoteOf(file) {
  return path.basename(file) === 'public.d.ts' ? path.basename(path.dirname(file)) : path.basename(file, '.d.ts');
}

function filled(entries) {
  return Object.fromEntries(entries.filter(([, members]) => Object.keys(members).length > 0));
}
