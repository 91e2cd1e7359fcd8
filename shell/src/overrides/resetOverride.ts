import { readOverrides, saveNotice, writeOverrides } from './overrideStorage';

/**
 * Removes one override and reloads the page, which then says so.
 *
 * @param why completes the sentence "The override of … was reset: …"
 * @returns always `true`: the page is about to be replaced
 */
export function resetOverride(name: string, why: string): true {
  removeOverride(name);
  saveNotice(`The override of ${name} was reset: ${why}.`);
  location.reload();
  return true;
}

/** Takes effect with the next reload. */
export function removeOverride(name: string): void {
  const { [name]: _, ...others } = readOverrides();
  writeOverrides(others);
}
