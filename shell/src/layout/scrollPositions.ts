const STORAGE_KEY = 'bank:scroll';
const MAX_KEPT = 100;

/** Positions in pixels by the key of the history entry, the newest last. */
let positions: Map<string, number> | undefined;

export function rememberedScroll(key: string): number | undefined {
  return all().get(key);
}

export function rememberScroll(key: string, position: number): void {
  all().delete(key);
  all().set(key, position);
}

/** Reads the kept positions: a reload and Back from another document start with them. */
function all(): Map<string, number> {
  if (positions) return positions;
  const read = new Map(readStored());
  window.addEventListener('pagehide', () => {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...read].slice(-MAX_KEPT)));
  });
  positions = read;
  return read;
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}
