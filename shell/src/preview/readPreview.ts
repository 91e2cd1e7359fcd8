const PREVIEW_ELEMENT_ID = 'bank-preview';

export interface Preview {
  versions: { app: string; version: string }[];
  /** Milliseconds since 1970. */
  until: number;
  /** None of the versions has gone live yet. */
  isHeld: boolean;
}

/** Reads what this page shows instead of what everybody has. */
export function readPreview(): Preview | undefined {
  const text = document.getElementById(PREVIEW_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as Preview) : undefined;
}
