/** Defined by the bundler, for production: there is no npm script there. */
declare const IS_SERVER: boolean | undefined;

export const commandLineName =
  typeof IS_SERVER === 'boolean' && IS_SERVER ? `node ${process.argv[1]}` : 'npm run bank --';

export function commandLine(args: string): string {
  return `${commandLineName} ${args}`;
}
