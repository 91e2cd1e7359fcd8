import { readFileSync } from 'node:fs';

/**
 * Takes secrets from files, as orchestrators mount them: `DATABASE_URL_FILE` names the file that holds `DATABASE_URL`.
 * @param names of the variables of which there may be a file
 * @throws {SetupError} when a file cannot be read, or the variable is set too
 */
export function takeSecretFiles(
  env: NodeJS.ProcessEnv,
  names: readonly string[],
  SetupError: new (message: string) => Error,
): void {
  for (const name of names) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new SetupError(`${name} and ${name}_FILE are both set. Unset one of them.`);
    env[name] = read(file);
  }

  function read(file: string): string {
    try {
      return readFileSync(file, 'utf8').trim();
    } catch (error) {
      throw new SetupError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
    }
  }
}
