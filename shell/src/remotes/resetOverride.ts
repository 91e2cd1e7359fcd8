import { readOverrides, saveNotice, writeOverrides } from './overrideStorage';

/** @param why completes "The override of … was reset: …" @returns `true`: the page is about to be replaced */
export function resetOverride(name: string, why: string): true {
  removeOverride(name);
  saveNotice(`The override of ${name} was reset: ${why}.`);
  location.reload();
  return true;
}

/** All of them. @param why completes "The overrides were reset: …" @returns `true`: the page is about to be replaced */
export function resetOverrides(why: string): true {
  writeOverrides({});
  saveNotice(`The overrides were reset: ${why}.`);
  location.reload();
  return true;
}

export function removeOverride(name: string): void {
  const { [name]: _, ...others } = readOverrides();
  writeOverrides(others);
}
