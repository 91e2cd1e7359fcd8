import autocannon from 'autocannon';

export interface LoadResult {
  answered: number;
  errors: number;
  timeouts: number;
  refused: number;
}

export async function load(
  address: string,
  script: string,
  options: { connections: number; amount?: number; duration?: number },
): Promise<LoadResult> {
  const { pathname } = new URL(address);
  const paths = [pathname, `${pathname}cards`, `${pathname}registry.json`, `${pathname}health`, script];
  const headers = { 'accept-encoding': 'br' };
  const requests = paths.map((path) => ({ method: 'GET' as const, path, headers }));
  const result = await autocannon({ url: new URL(address).origin, requests, timeout: 30, ...options });
  const { errors, timeouts, non2xx } = result;
  return { answered: result['2xx'], errors, timeouts, refused: non2xx };
}
