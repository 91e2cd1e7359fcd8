import type { Release } from './schema.ts';
import { entryOf } from './state.ts';

/**
 * In the store, apart from what pages load: by the script's content, which may be the same in several versions.
 * @returns `undefined` when the release has no such script
 */
export function mapKey({ assets }: Pick<Release, 'assets'>, script: string): string | undefined {
  const { integrity } = entryOf(assets, script) ?? {};
  return integrity && `maps/${Buffer.from(integrity.replace('sha384-', ''), 'base64').toString('hex')}.json`;
}
