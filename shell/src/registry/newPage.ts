/** When this tab last asked for a new page by itself, in ms since 1970. */
const RENEWED_AT = 'bank:renewed';
/** Two gateways may disagree for a moment: a page that is not the awaited one is not asked for again at once, in ms. */
const RELOAD_PAUSE_MS = 10_000;

let isLeaving = false;

/** Whether the customer did not ask for this page: it took the place of one with older code. */
export function isRenewed(): boolean {
  return Date.now() - renewedAt() < RELOAD_PAUSE_MS;
}

/**
 * Loads the same address again, with the code of this moment.
 *
 * @returns whether it does; not twice within a few seconds
 */
export function startNewPage(): boolean {
  if (isLeaving) return true;
  if (isRenewed()) return false;
  sessionStorage.setItem(RENEWED_AT, String(Date.now()));
  isLeaving = true;
  location.reload();
  return true;
}

function renewedAt(): number {
  return Number(sessionStorage.getItem(RENEWED_AT) ?? 0);
}
