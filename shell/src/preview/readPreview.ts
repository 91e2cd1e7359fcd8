const PREVIEW_ELEMENT_ID = 'bank-preview';

export interface Preview {
  versions: { app: string; version: string }[];
  /** In ms since 1970. */
  until: number;
  /** Nobody has any of the versions yet. */
  isHeld: boolean;
}

/** What this page shows instead of what everybody has. */
export function readPreview(): Preview | undefined {
  const text = document.getElementById(PREVIEW_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as Preview) : undefined;
}
