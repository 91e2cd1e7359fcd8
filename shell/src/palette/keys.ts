const STORAGE_KEY = 'bank:question-mark';
const OFF = 'off';

/** Returns the key that the customer's keyboard has. */
export function modifierKey(): 'Ctrl' | '⌘' {
  return /^(Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl';
}

/** A shortcut of a single character can be turned off (WCAG 2.1.4): whoever dictates would trigger it by accident. */
export function isQuestionMarkOn(): boolean {
  return localStorage.getItem(STORAGE_KEY) !== OFF;
}

export function setQuestionMarkOn(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, OFF);
}
