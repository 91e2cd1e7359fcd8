import type { Money } from '@bank/shared/format';

/** Throws what `request` rejects with. The page has words for each type. */
export function refuseSample(type: string, path: string, limit?: Money): never {
  const data = { type: `/problems/${type}`, detail: type, errors: [{ path, message: type }], limit };
  throw Object.assign(new Error(type), { response: { status: 422, data } });
}
