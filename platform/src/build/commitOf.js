import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * @param {string} directory of a package
 * @param {Iterable<string>} [files] that are part of its build, wherever they are
 * @returns {{ hash: string, changed: boolean } | undefined} `changed`: the sources are not quite those of the commit
 */
export function commitOf(directory, files = []) {
  try {
    // The repository around a package need not be its own.
    git(directory, 'ls-files', '--error-unmatch', 'package.json');
    const [hash, up = ''] = git(directory, 'rev-parse', 'HEAD', '--show-cdup').split('\n');
    const status = git(directory, '--no-optional-locks', 'status', '--porcelain', '-z', '--no-renames', '-uall');
    const changes = status.split('\0').map((line) => path.resolve(directory, up, line.slice('XY '.length)));
    const built = new Set(files);
    return { hash, changed: changes.some((file) => built.has(file) || file.startsWith(directory + path.sep)) };
  } catch {
    // No git here, or it does not know the package.
    return undefined;
  }
}

function git(directory, ...args) {
  const stdio = ['ignore', 'pipe', 'ignore'];
  return execFileSync('git', ['-C', directory, ...args], { encoding: 'utf8', stdio, maxBuffer: 64 * 1024 * 1024 });
}
