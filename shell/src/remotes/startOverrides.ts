import { notify } from '@bank/shared/toast';
import { clearFederationRuntime } from './federation';
import { fetchDevelopmentPackage } from './fetchDevelopmentPackage';
import { readOverrides, takeNotice } from './overrideStorage';
import { useOverrides, withOverrides } from './overrideStore';
import { useRegistry } from './registryStore';
import { removeOverride } from './resetOverride';
import { allowOrigin, allowScripts } from './scripts';

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
  return shell !== undefined && process.env.NODE_ENV === 'production' && (await startDevelopmentShell(shell.scripts));
}

/** Fast Refresh needs React's development build, which only a shell in development provides. */
async function startDevelopmentShell(scripts: string[]): Promise<boolean> {
  clearFederationRuntime();
  // A document can create its default Trusted Types policy only once, so this shell's policy stays in force.
  allowScripts(useRegistry.getState().current.remotes);
  const loads = scripts.map((url) => {
    allowOrigin(url);
    const script = document.createElement('script');
    script.src = url;
    script.async = false;
    script.crossOrigin = 'anonymous';
    document.head.append(script);
    return new Promise<void>((resolve, reject) => {
      script.onload = () => resolve();
      script.onerror = reject;
    });
  });
  try {
    await Promise.all(loads);
    return true;
  } catch {
    removeOverride('shell');
    notifyReset('The override of shell was reset: its scripts could not be loaded.');
    return false;
  }
}

function notifyReset(description: string): void {
  notify({ kind: 'error', title: 'Override reset', description });
}
