import path from 'node:path';

/** A command as the reader of a message can type it: through npm in a checkout, by its script in production. */
export function commandLine(args: string): string {
  const script = process.argv[1] ?? '';
  const isProduction = path.basename(script) === 'bank.js' && path.basename(path.dirname(script)) !== 'workspace';
  return `${isProduction ? `node ${script}` : 'npm run bank --'} ${args}`;
}
