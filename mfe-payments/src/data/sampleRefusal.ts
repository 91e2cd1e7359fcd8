/** As `request` rejects. The page has words for each type. */
export function refuseSample(type: string, path: string): never {
  const data = { type: `/problems/${type}`, detail: type, errors: [{ path, message: type }] };
  throw Object.assign(new Error(type), { response: { status: 422, data } });
}
