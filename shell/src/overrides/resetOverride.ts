import { leaveNote, readOverrides, writeOverrides } from './overrideStorage';

/**
 * Gives up one override and loads the page again, which then says so.
 *
 * @param why finishes the sentence "The override of … was reset: …"
 * @returns that the page goes on without it
 */
export function resetOverride(name: string, why: string): true {
  dropOverride(name);
  leaveNote(`The override of ${name} was reset: ${why}.`);
  location.reload();
  return true;
}

/** Gives up one override from the next page on. */
export function dropOverride(name: string): void {
  const { [name]: _, ...others } = readOverrides();
  writeOverrides(others);
}
