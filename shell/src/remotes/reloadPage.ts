/** Milliseconds since 1970. */
const RELOADED_AT_KEY = 'bank:renewed';
/** Gateways may disagree for a moment, so a reload may bring the old page again: wait before the next one. */
const RELOAD_PAUSE_MS = 10_000;

let isLeaving = false;

/** Whether the page has just replaced one with older code, without the customer asking. */
export function isAutoReload(): boolean {
  // Survives the reload, so it is no monotonic time: the device's clock may have been set back since.
  return Math.abs(Date.now() - reloadedAt()) < RELOAD_PAUSE_MS;
}

/** @returns `false` within a few seconds of the last automatic reload */
export function reloadPage(): boolean {
  if (isLeaving) return true;
  if (isAutoReload()) return false;
  sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
  isLeaving = true;
  location.reload();
  return true;
}

function reloadedAt(): number {
  return Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0);
}
