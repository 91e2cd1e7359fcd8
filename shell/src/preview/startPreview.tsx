import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { rootOptions } from '../telemetry/errors';
import { PreviewBanner } from './PreviewBanner';
import { PARAMETER, previewToken, TOKEN_KEY } from './previewTab';
import { readPreview } from './readPreview';

/**
 * A preview is of one tab, which alone knows its token: in the address of documents and of what is asked of the registry,
 * and never in a cookie. The address bar does not keep it.
 * @returns whether the page is about to be replaced by the one with the preview
 */
export function startPreview(): boolean {
  const preview = readPreview();
  const url = new URL(location.href);
  const asked = url.searchParams.get(PARAMETER);
  if (asked !== null) {
    if (preview) sessionStorage.setItem(TOKEN_KEY, asked);
    else sessionStorage.removeItem(TOKEN_KEY);
    url.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', url);
  }
  if (preview) showBanner(<PreviewBanner {...preview} />);
  const kept = previewToken();
  if (kept === null || preview) return false;
  url.searchParams.set(PARAMETER, kept);
  location.replace(url);
  return true;
}

/** Lies beside the bank's own page, and so stays whatever becomes of that. */
function showBanner(banner: ReactNode): void {
  createRoot(document.body.appendChild(document.createElement('div')), rootOptions).render(banner);
}
