import { create } from 'zustand';

const STORAGE_KEY = 'bank:balances';
const HIDDEN = 'hidden';

interface Balances {
  isHidden: boolean;
}

/** Whether the customer wants to see amounts: remembered on the device, and the same in all tabs. */
export const useBalances = create<Balances>((set) => {
  const readAgain = () => set({ isHidden: isStoredHidden() });
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) readAgain();
  });
  // A page that the browser restores from its back/forward cache was told nothing meanwhile.
  window.addEventListener('pageshow', readAgain);
  return { isHidden: isStoredHidden() };
});

export function setBalancesHidden(isHidden: boolean): void {
  if (isHidden) localStorage.setItem(STORAGE_KEY, HIDDEN);
  else localStorage.removeItem(STORAGE_KEY);
  useBalances.setState({ isHidden });
}

function isStoredHidden(): boolean {
  return localStorage.getItem(STORAGE_KEY) === HIDDEN;
}
