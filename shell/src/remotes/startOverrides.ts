import { notify } from '@bank/shared/toast';
import { fetchDevelopmentPackage, fetchReleasedShell } from './fetchDevelopmentPackage';
import { readOverrides, takeNotice } from './overrideStorage';
import { useOverrides, withOverrides } from './overrideStore';
import { useRegistry } from './registryStore';
import { removeOverride, resetOverride, resetOverrides } from './resetOverride';
import { allowOrigin, allowScripts, runScript } from './scripts';

/** @returns whether the developer's shell takes over, so that this one must not start */
export async function startOverrides(): Promise<boolean> {
  const notice = takeNotice();
  if (notice) notifyReset(notice);
  const packages = await Promise.all(
    Object.entries(readOverrides()).map(async ([name, address]) =>
      fetchDevelopmentPackage(address).catch((error: Error) => {
        removeOverride(name);
        notifyReset(`The override of ${name} was reset: ${error.message}.`);
      }),
    ),
  );
  const found = packages.filter((candidate) => candidate !== undefined);
  const remotes = found.flatMap((candidate) => ('remote' in candidate ? [candidate.remote] : []));
  const shell = found.find((candidate) => 'scripts' in candidate);
  useOverrides.setState({ remotes, isShellOverridden: shell !== undefined });
  useRegistry.setState(({ current }) => {
    // No registry names this version, so the next revision always reloads the page.
    const version = shell ? 'development' : current.shell;
    return { current: { ...withOverrides(current), shell: version } };
  });
  return found.length > 0 && process.env.NODE_ENV === 'production' && (await startDevelopmentShell(shell));
}

/**
 * Fast Refresh needs React's development build, which only a shell in development provides.
 * @param own of this machine; otherwise the one that was released with this shell
 */
async function startDevelopmentShell(own: { scripts: string[] } | undefined): Promise<boolean> {
  // A document can create its default Trusted Types policy only once, so this shell's policy stays in force.
  allowScripts(useRegistry.getState().current.remotes);
  try {
    const { scripts } = own ?? (await fetchReleasedShell());
    if (own) scripts.forEach(allowOrigin);
    await Promise.all(scripts.map(runScript));
    return true;
  } catch (error) {
    return own ? resetOverride('shell', 'its scripts could not be loaded') : resetOverrides((error as Error).message);
  }
}

function notifyReset(description: string): void {
  notify({ kind: 'error', title: 'Override reset', description });
}
