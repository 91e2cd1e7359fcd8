/** Defined by the bundler, for production: there is no npm script there. */
declare const IS_SERVER: boolean | undefined;

const isServer = typeof IS_SERVER === 'boolean' && IS_SERVER;

export const commandLineName = isServer ? `node ${process.argv[1]}` : 'npm run bank --';

/** Packages have names in a checkout only. */
export const releaseShellCommand = isServer
  ? commandLine('release <folder of its build>')
  : `${commandLine('release shell')} (npm start releases everything)`;

export function commandLine(args: string): string {
  return `${commandLineName} ${args}`;
}
