import { format } from 'node:util';

/** A test that expects a warning or an error replaces the method (`jest.spyOn`). */
const unexpected: string[] = [];
for (const level of ['error', 'warn'] as const)
  console[level] = (...values: unknown[]) => void unexpected.push(`console.${level}: ${format(...values)}`);

function failOnConsole(): void {
  if (unexpected.length > 0) throw new Error(unexpected.splice(0).join('\n'));
}

afterEach(failOnConsole);
// What the last test's own clean-up says.
afterAll(failOnConsole);
