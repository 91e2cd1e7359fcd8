export const TOKEN_KEY = 'bank:preview';
export const PARAMETER = 'preview';

/** @returns whether the tab has a preview, or its address asks for one, or for the end of it */
export function isPreviewAsked(): boolean {
  return previewToken() !== null || new URLSearchParams(location.search).has(PARAMETER);
}

export function previewToken(): string | null {
  return sessionStorage.getItem(TOKEN_KEY);
}

/** Requests for the registry carry it: it is empty, or begins with a question mark. */
export function previewQuery(): string {
  const token = previewToken();
  return token === null ? '' : `?${PARAMETER}=${token}`;
}
