export interface Scene {
  path: string;
  isSignedIn: boolean;
  /** What the customer can use it by. */
  usable: string;
  /** What comes last. Without it, what is usable is all. */
  whole?: string;
}

/** What a customer sees first. */
export const scenes: Scene[] = [
  { path: 'auth/login', isSignedIn: false, usable: 'input[type=password]' },
  {
    path: 'dashboard',
    isSignedIn: true,
    // Net worth with its legend, and the balances.
    usable: 'main:has(table tfoot):has([role=list] [data-type])',
    whole: '[data-drawn=true] :is(path, circle)',
  },
  { path: 'accounts', isSignedIn: true, usable: 'main table, main [role=list]' },
];
