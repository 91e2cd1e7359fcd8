import { knownWords } from '../knownWords.ts';
import { type ApiUse, apiUse, type Fields, withoutNames } from './ApiUse.ts';
import { fieldsOfSchema } from './fieldsOfSchema.ts';
import type { OpenApi, Operation, Schema } from './OpenApi.ts';

const SUCCESSES = ['200', '201', '202'];
const PLACES = ['query', 'header', 'body'];

export interface ApiFault {
  /** An operation, or a problem. */
  where: string;
  found: string;
}

/** Finds where an API is not, or no longer, what a release was built for. */
export function apiFaults(use: ApiUse, document: OpenApi): ApiFault[] {
  const { operations, problems } = knownWords(apiUse, use);
  const known = problemsOf(document);
  return [
    ...Object.entries(operations).flatMap(([name, use]) => {
      const operation = operationOf(document, name);
      const found = operation
        ? [
            ...readFaults(use.reads, readsOf(document, operation)),
            ...sendFaults(use.sends, sendsOf(document, operation)),
          ]
        : ['is no operation of the API.'];
      return found.map((text) => ({ where: name, found: text }));
    }),
    ...problems
      .filter((name) => !known.includes(name))
      .map((where) => ({ where, found: 'is no problem that the API answers with.' })),
  ];
}

function readFaults(used: Fields, offered: Fields): string[] {
  const places = byPlace(offered);
  return Object.entries(used).flatMap(([path, kinds]) => {
    const place = plain(path);
    const offer = places.get(place);
    const field = place || 'the body';
    if (!offer) return place ? [`no longer answers with ${field}.`] : [];
    if (!path.endsWith('?') && offer.path.endsWith('?')) return [`may leave out ${field}, which is always read.`];
    return isWithin(offer.kinds, kinds) ? [] : [`answers with ${offer.kinds} as ${field}, which is read as ${kinds}.`];
  });
}

function sendFaults(used: Fields, taken: Fields): string[] {
  const sent = byPlace(used);
  const places = byPlace(taken);
  const refused = Object.entries(used).flatMap(([path, kinds]) => {
    const place = plain(path);
    const offer = places.get(place);
    if (!offer) return PLACES.includes(place) ? [] : [`no longer takes ${place}.`];
    return isWithin(kinds, offer.kinds) ? [] : [`takes ${offer.kinds} as ${place}, which is sent as ${kinds}.`];
  });
  // The API needs a field wherever it gets what holds the field.
  const missing = Object.keys(taken).filter((path) => {
    const holder = path.slice(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('[]'), 0));
    if (path.endsWith('?') || !(PLACES.includes(plain(holder)) || sent.has(plain(holder)))) return false;
    return (sent.get(plain(path))?.path ?? '?').endsWith('?');
  });
  return [...refused, ...missing.map((path) => `needs ${plain(path)}, which is not always sent.`)];
}

function byPlace(fields: Fields): Map<string, { path: string; kinds: string }> {
  return new Map(Object.entries(fields).map(([path, kinds]) => [plain(path), { path, kinds }]));
}

function plain(path: string): string {
  return path.replaceAll('?', '');
}

function isWithin(kinds: string, others: string): boolean {
  const wanted = others.split('|');
  return wanted.includes('unknown') || kinds.split('|').every((kind) => wanted.includes(kind));
}

function operationOf({ paths = {} }: OpenApi, name: string): Operation | undefined {
  const [method = '', address = ''] = name.split(' ');
  const [, item] = Object.entries(paths).find(([path]) => withoutNames(path) === withoutNames(address)) ?? [];
  return item?.[method.toLowerCase()];
}

function readsOf(document: OpenApi, { responses = {} }: Operation): Fields {
  const answers = SUCCESSES.flatMap((status) => schemasOf(responses[status]?.content));
  return Object.assign({}, ...answers.map((schema) => fieldsOfSchema(document, schema)));
}

function sendsOf(document: OpenApi, { parameters = [], requestBody }: Operation): Fields {
  const named = parameters
    .filter((one) => PLACES.includes(one.in))
    .map(({ name, schema = {}, required, in: place }) =>
      fieldsOfSchema(document, schema, `${place}.${name}${required ? '' : '?'}`),
    );
  const bodies = schemasOf(requestBody?.content).map((schema) => fieldsOfSchema(document, schema, 'body'));
  return Object.assign({}, ...named, ...bodies);
}

function schemasOf(content: Record<string, { schema?: Schema } | undefined> = {}): Schema[] {
  return Object.values(content).flatMap((media) => media?.schema ?? []);
}

function problemsOf({ components }: OpenApi): string[] {
  const types = components?.schemas?.Problem?.properties?.type?.enum ?? [];
  return types.map((type) => String(type).replace('/problems/', ''));
}
