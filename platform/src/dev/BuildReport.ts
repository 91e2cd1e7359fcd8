/** What keeps a package in development from running, as its developer reads it in terminal and page. */
export interface Problem {
  /** The package's name: `mfe-accounts`. */
  name: string;
  /** File, line and column inside the workspace, where they are known: `mfe-accounts/src/routes/AccountsPage.tsx:12:5`. */
  where?: string;
  text: string;
}

/** What pages in development are told after every build. */
export interface BuildReport {
  /** Changes when a page has to be loaded again: another `remote.ts`, or another run of the command. */
  generation: string;
  problems: Problem[];
}
