import type { RemoteRelease, ShellRelease } from '../schema.ts';
import { entryOf } from '../state.ts';
import type { Finding } from './Refusal.ts';

/** Versions are set by hand; the names are what the two builds contain. Releases without names are not compared. */
export function missingExports(remote: RemoteRelease, shell: ShellRelease, isOwn: boolean): Finding[] {
  return Object.entries(remote.imports ?? {}).flatMap(([module, names]) => {
    const exported = entryOf(shell.exports ?? {}, module);
    const missing = exported ? names.filter((name) => !exported.includes(name)) : [];
    if (missing.length === 0) return [];
    const remedy = isOwn
      ? `Release a shell with ${missing.join(', ')} first, or build ${remote.name} without.`
      : `Keep ${missing.join(', ')} in ${module} until their owners have released them without.`;
    const found = `imports ${missing.join(', ')} from ${module}; shell ${shell.version} does not export ${missing.length > 1 ? 'them' : 'it'}.`;
    return { rule: 'exports', found, remedy };
  });
}
