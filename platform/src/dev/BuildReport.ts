export interface Problem {
  name: string;
  /** File, line and column if known: `mfe-accounts/src/routes/AccountsPage.tsx:12:5`. */
  where?: string;
  text: string;
}

export interface BuildReport {
  /** Changes when pages must reload: `remote.ts` has changed, or the command was restarted. */
  generation: string;
  problems: Problem[];
}
