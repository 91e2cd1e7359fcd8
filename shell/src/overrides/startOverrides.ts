import { notify } from '@bank/shared/toast';
import { yieldFederation } from '../federation/federation';
import { allowOrigin, allowScripts } from '../federation/scripts';
import { useRegistry } from '../registry/registryStore';
import { readOverrides, takeNote } from './overrideStorage';
import { useOverrides, withOverrides } from './overrideStore';
import { readDevelopment } from './readDevelopment';
import { dropOverride } from './resetOverride';

/**
 * Puts the developer's own packages into the page before anything of it is loaded. One that does not answer is reset.
 *
 * @returns whether a shell in development takes the page over, so that this one has nothing more to do
 */
export async function startOverrides(): Promise<boolean> {
  const note = takeNote();
  if (note) say(note);
  const developed = await Promise.all(
    Object.entries(readOverrides()).map(async ([name, address]) =>
      readDevelopment(address).catch((error: Error) => {
        dropOverride(name);
        say(`The override of ${name} was reset: ${error.message}.`);
      }),
    ),
  );
  const found = developed.filter((development) => development !== undefined);
  const remotes = found.flatMap((development) => ('remote' in development ? [development.remote] : []));
  const shell = found.find((development) => 'scripts' in development);
  useOverrides.setState({ remotes, isShellOverridden: shell !== undefined });
  useRegistry.setState(({ current }) => {
    // No registry names this shell: whatever comes next is taken by a new page.
    const version = shell ? 'development' : current.shell;
    return { current: { ...withOverrides(current), shell: version } };
  });
  return shell !== undefined && process.env.NODE_ENV === 'production' && (await handOver(shell.scripts));
}

/** Fast Refresh needs React's development build, which only a shell in development brings. */
async function handOver(scripts: string[]): Promise<boolean> {
  yieldFederation();
  // The page's policy is made once, and stays this shell's.
  allowScripts(useRegistry.getState().current.remotes);
  const arrived = scripts.map((url) => {
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
    await Promise.all(arrived);
    return true;
  } catch {
    dropOverride('shell');
    say('The override of shell was reset: its scripts could not be loaded.');
    return false;
  }
}

function say(description: string): void {
  notify({ kind: 'error', title: 'Override reset', description });
}
