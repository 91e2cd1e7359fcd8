/** Put in by the bundler for production, where there is no workspace and so no script of it. */
declare const IS_SERVER: boolean | undefined;

/** How the command line is called: through npm in a checkout, by its script in production. */
export const commandLineName =
  typeof IS_SERVER === 'boolean' && IS_SERVER ? `node ${process.argv[1]}` : 'npm run bank --';

/** A command as the reader of a message can type it. */
export function commandLine(args: string): string {
  return `${commandLineName} ${args}`;
}
