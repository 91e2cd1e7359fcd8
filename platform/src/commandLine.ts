/** A command of the command line as the reader of a message can type it. */
export function commandLine(args: string): string {
  return `npm run bank -- ${args}`;
}
