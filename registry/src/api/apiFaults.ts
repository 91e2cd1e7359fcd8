import { knownWords } from '../knownWords.ts';
import { type ApiUse, apiUse, type Fields, type OperationUse, withoutNames } from './ApiUse.ts';
import { answeredUse } from './answeredUse.ts';
import { fieldFaults, PLACES } from './fieldFaults.ts';
import { fieldsOfSchema } from './fieldsOfSchema.ts';
import type { OpenApi, Operation, Schema } from './OpenApi.ts';

const SUCCESSES = ['200', '201', '202'];

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
      const offer = offerOf(document, name);
      const found = offer ? fieldFaults(use, offer) : ['is no operation of the API.'];
      return found.map((text) => ({ where: name, found: text }));
    }),
    ...problems
      .filter((name) => !known.includes(name))
      .map((where) => ({ where, found: 'is no problem that the API answers with.' })),
  ];
}

/** @returns what of it the API answers so */
export function answeredBy(document: OpenApi, use: ApiUse): ApiUse {
  const offersOf = (name: string) => {
    const offer = offerOf(document, name);
    return offer ? [offer] : [];
  };
  return answeredUse(knownWords(apiUse, use), offersOf, problemsOf(document));
}

function offerOf(document: OpenApi, name: string): OperationUse | undefined {
  const operation = operationOf(document, name);
  return operation && { reads: readsOf(document, operation), sends: sendsOf(document, operation) };
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
