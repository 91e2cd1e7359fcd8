import { readFileSync } from 'node:fs';
import Type, { type Static } from 'typebox';
import { anyKey } from '../anyKey.ts';
import { OperatorError } from '../OperatorError.ts';
import { parse, parseJson } from '../parse.ts';

const bankSchema = Type.Object(
  {
    url: Type.String({ pattern: '^https?://', description: 'the address of a bank, with its base path' }),
    /** Its name and its threshold, which are not the address's to say: revisions of another bank are refused. */
    deployment: Type.Optional(Type.String({ minLength: 1, description: 'the name of the deployment' })),
    rootThreshold: Type.Optional(Type.Integer({ minimum: 1, description: 'a whole number of keys' })),
    /** Which the tests run against. */
    revision: Type.Optional(Type.Integer({ minimum: 1, description: 'the number of a revision' })),
    /** Public root keys by name, as base64 of SPKI: whose signatures count. */
    roots: Type.Record(anyKey, Type.String(), { description: 'public keys by name' }),
  },
  { additionalProperties: false, description: 'an object with "url" and "roots"' },
);

export type BankOfRepository = Static<typeof bankSchema>;

/** What `package.json` of a squad's own repository says of the bank. @throws {OperatorError} naming what is wrong */
export function bankOfRepository(folder = process.cwd()): BankOfRepository | undefined {
  const file = `${folder}/package.json`;
  const manifest = parseJson(read(file), file) as { bank?: unknown };
  return manifest.bank === undefined ? undefined : parse(bankSchema, manifest.bank, `${file}, "bank"`);
}

export function namesNoBank(folder: string): OperatorError {
  return new OperatorError(
    `${folder}/package.json names no bank. Add "bank" with its "url" and "roots", as "bank new --bank <url>" writes it.`,
  );
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '{}';
  }
}
