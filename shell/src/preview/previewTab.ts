const TOKEN_KEY = 'bank:preview';
const PARAMETER = 'preview';
const PREVIEW_ELEMENT_ID = 'bank-preview';

export interface Preview {
  versions: { app: string; version: string }[];
  /** In ms since 1970. */
  until: number;
  /** Nobody has any of the versions yet. */
  isHeld: boolean;
}

/**
 * A preview is of one tab, which alone knows its token: in the address of documents and of what is asked of the registry,
 * and never in a cookie. The address bar does not keep it.
 * @returns whether the page is about to be replaced by the one with the preview
 */
export function keepPreview(): boolean {
  const url = new URL(location.href);
  const token = url.searchParams.get(PARAMETER);
  const isShown = readPreview() !== undefined;
  if (token !== null) {
    if (isShown) sessionStorage.setItem(TOKEN_KEY, token);
    else sessionStorage.removeItem(TOKEN_KEY);
    url.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', url);
  }
  const kept = previewToken();
  if (kept === null || isShown) return false;
  url.searchParams.set(PARAMETER, kept);
  location.replace(url);
  return true;
}

/** What this page shows instead of what everybody has. */
export function readPreview(): Preview | undefined {
  const text = document.getElementById(PREVIEW_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as Preview) : undefined;
}

/** For what is asked of the registry: empty, or with a question mark. */
export function previewQuery(): string {
  const token = previewToken();
  return token === null ? '' : `?${PARAMETER}=${token}`;
}

export function leavePreview(): void {
  sessionStorage.removeItem(TOKEN_KEY);
  location.reload();
}

function previewToken(): string | null {
  return sessionStorage.getItem(TOKEN_KEY);
}
