import { createWorkspaceProgram } from './workspaceProgram.ts';

test('every command has help with an example', () => {
  const { commands } = createWorkspaceProgram();
  expect(commands.map((command) => command.name())).toEqual(
    expect.arrayContaining(['start', 'dev', 'test', 'release']),
  );

  for (const command of commands) {
    let help = '';
    command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
    expect(help).toContain(`Example:\n  npm run bank -- ${command.name()}`);
    expect(command.description()).not.toBe('');
  }
});
