/** Defined by the bundler outside the checkout: for production, and for the published package. */
declare const DISTRIBUTION: 'server' | 'package' | undefined;

const distribution = typeof DISTRIBUTION === 'string' ? DISTRIBUTION : 'checkout';

const NAMES = { checkout: 'npm run bank --', package: 'npx bank', server: `node ${process.argv[1]}` };

export const commandLineName = NAMES[distribution];

/** The shell has a name in the checkout only. */
export const releaseShellCommand =
  distribution === 'checkout'
    ? `${commandLine('release shell')} (npm start releases everything)`
    : commandLine('release <folder of its build>');

/** The workspace has a list of versions; elsewhere npm tells them. */
export const sharedVersionHint =
  distribution === 'checkout' ? '"catalog:" in package.json' : '"npm info @bank/shared peerDependencies" lists them';

export function commandLine(args: string): string {
  return `${commandLineName} ${args}`;
}

/** Writes a command that the platform team runs in the checkout. */
export function checkoutCommandLine(args: string): string {
  return `${NAMES.checkout} ${args}`;
}
