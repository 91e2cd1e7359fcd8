import { integrity } from '@bank/registry/integrity.ts';

/** The policy of Trusted Types. */
export const RETRY_POLICY = 'retry';

/**
 * Inline in every page. A script of the shell that fails, its lazy chunks included, is asked for once more at another
 * URL: what the browser or a CDN has cached may be altered, and came as `immutable`. Afterwards the cache is mended.
 */
export const RETRY_SCRIPT = `(() => {
  const files = JSON.parse(document.getElementById('bank-shell').textContent);
  const hashes = new Map(Object.entries(files).map(([url, hash]) => [new URL(url, location.href).href, hash]));
  const createScriptURL = (url) => (hashes.has(url.replace(/\\?retry=\\d+$/, '')) ? url : null);
  const policy = globalThis.trustedTypes?.createPolicy('${RETRY_POLICY}', { createScriptURL }) ?? { createScriptURL };
  addEventListener('error', ({ target }) => {
    const integrity = target instanceof HTMLScriptElement && hashes.get(target.src);
    if (!integrity) return;
    const script = document.createElement('script');
    script.src = policy.createScriptURL(target.src + '?retry=' + Date.now());
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.onload = () => fetch(target.src, { cache: 'reload', credentials: 'same-origin' }).catch(() => undefined);
    document.head.append(script);
  }, true);
})();`;

export const RETRY_HASH = integrity(RETRY_SCRIPT);
