import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { compareReports } from './compareReports.ts';

/** A folder of reports, by entry. */
async function reports(texts: Record<string, string>): Promise<string> {
  const folder = path.join(await emptyFolder(), 'reports');
  await mkdir(folder);
  for (const [entry, text] of Object.entries(texts)) await writeFile(path.join(folder, `${entry}.d.ts`), text);
  return folder;
}

const compare = async (before: Record<string, string>, after: Record<string, string>) =>
  compareReports(await reports(before), await reports(after));
const declare = (...lines: string[]) => [...lines.map((line) => `export ${line}`), 'export {};'].join('\n');

test('finds what is new and what is gone, whole entries too', async () => {
  const before = { data: declare(), ui: declare('declare function a(): void;', 'type B = string;') };
  const after = { theme: declare(), ui: declare('declare function a(): void;', 'interface C {}') };

  expect(await compare(before, after)).toEqual([
    { entry: 'data', bump: 'major', found: 'is gone.' },
    { entry: 'theme', bump: 'minor', found: 'is new.' },
    { entry: 'ui', name: 'B', bump: 'major', found: 'is gone.' },
    { entry: 'ui', name: 'C', bump: 'minor', found: 'is new.' },
  ]);
  expect(await compare(before, before)).toEqual([]);
});

test('takes a change as minor when the compiler accepts the new in place of the old', async () => {
  const before = {
    'query-cache': declare(
      'declare function call(id: string): unknown;',
      'declare function renamed(options: { id: string }): void;',
      'interface Props<Item extends object> { item: Item; tone: "calm" }',
      'declare const paths: { home: string };',
      'declare function same(): void;',
    ),
  };
  const after = {
    'query-cache': declare(
      'declare function call(id: string, isFast?: boolean): string;',
      'declare function renamed(wanted: { id: string }): void;',
      'interface Props<Item extends object> { item: Item; tone: "calm" | "loud"; size?: number }',
      'declare const paths: { home: string; away: string };',
      'declare function same(): void;',
    ),
  };

  expect(await compare(before, after)).toEqual(
    ['Props', 'call', 'paths', 'renamed'].map((name) => ({
      entry: 'query-cache',
      name,
      bump: 'minor',
      found: 'has changed compatibly.',
    })),
  );
});

test('takes a change as major when code for the old would not do with the new, and says why', async () => {
  const before = {
    format: declare('interface Money { minor: number }'),
    ui: `import type { Money } from './format';
export { Link, type To } from 'router';
${declare('interface Props { label: Text }', 'declare function Button(props: Props): void;', 'declare function price(): Money;')}
type Text = string;`,
  };
  const after = {
    format: declare('interface Money { minor: number; currency: string }'),
    ui: `import type { Money } from './format';
export { Link } from 'other';
export type { To } from 'router';
${declare('interface Props { label: Text }', 'declare function Button(props: Props, at: number): void;', 'declare function price(): Money | undefined;')}
type Text = number;`,
  };

  expect(await compare(before, after)).toEqual([
    {
      entry: 'format',
      name: 'Money',
      bump: 'major',
      found: expect.stringContaining("has changed: Property 'currency' is missing in type"),
    },
    {
      entry: 'ui',
      name: 'Button',
      bump: 'major',
      found: 'has changed: Target signature provides too few arguments. Expected 2 or more, but got 1.',
    },
    { entry: 'ui', name: 'Link', bump: 'major', found: 'has changed: it comes from other now.' },
    {
      entry: 'ui',
      name: 'Props',
      bump: 'major',
      found: "has changed: Type 'string' is not assignable to type 'number'.",
    },
    { entry: 'ui', name: 'price', bump: 'major', found: expect.stringContaining('has changed: ') },
  ]);
});

test.each([
  ['a new slot', '"a@1": { id: string }; "b@1": {}; "c@1": { at: string }', { Slots: 'minor' }],
  ['an optional prop more', '"a@1": { id: string; at?: string }; "b@1": {}', { Slots: 'minor' }],
  [
    'a prop more, which those who offer the slot lack',
    '"a@1": { id: string; at: string }; "b@1": {}',
    { Slot: 'major', Slots: 'major' },
  ],
  ['a prop less, which those who fill the slot lack', '"a@1": {}; "b@1": {}', { Slots: 'major' }],
  ['a slot that is gone', '"b@1": {}', { Slot: 'major', SlotName: 'major', Slots: 'major', list: 'major' }],
])('weighs what became of the slots: %s', async (_, now, bumps) => {
  const contract = (slots: string) => `${declare(
    'declare function Slot<Name extends SlotName>(options: SlotProps<Name>): void;',
    'type SlotName = keyof Slots;',
    `interface Slots { ${slots} }`,
    'declare function list(slot: SlotName): void;',
  )}
interface SlotProps<Name extends SlotName> { name: Name; props: Slots[Name] }`;

  const differences = await compare(
    { contract: contract('"a@1": { id: string }; "b@1": {}') },
    { contract: contract(now) },
  );

  expect(Object.fromEntries(differences.map(({ name, bump }) => [name, bump]))).toEqual(bumps);
});

test('finds compatible changes of what exports refer to, so that they are recorded', async () => {
  const before = { ui: `${declare('declare function Button(look: Look): void;')}\ninterface Look { size: 1 }` };
  const after = { ui: `${declare('declare function Button(look: Look): void;')}\ninterface Look { size: 1 | 2 }` };

  expect(await compare(before, after)).toEqual([
    { entry: 'ui', bump: 'minor', found: 'refers to types that have changed compatibly.' },
  ]);
});

test('does not have the compiler compare what is as it was, which it cannot where types are generic', async () => {
  const http = (answer: string) =>
    declare(
      'type MethodsOf<Item> = { [Name in keyof Item]: Item[Name] extends { responses: unknown } ? Name : never }[keyof Item];',
      `type AnswerOf<Item> = ${answer};`,
      'declare function ask<Paths>(): <Name extends MethodsOf<Paths>>(name: Name) => AnswerOf<Paths>;',
    );
  const before = { http: http('string'), ui: declare('declare function a(): void;') };
  const grown = declare('declare function a(): void;', '/** New. */\ndeclare function b(): void;');

  expect(await compare(before, { ...before, ui: grown })).toEqual([
    { entry: 'ui', name: 'b', bump: 'minor', found: 'is new.' },
  ]);
  expect(await compare(before, { ...before, http: http('number') })).toContainEqual(
    expect.objectContaining({ entry: 'http', name: 'ask', bump: 'major' }),
  );
});

test('takes other words in a comment for no change', async () => {
  const before = { ui: '/** Old. */\nexport declare function a(): void;\nexport {};' };

  expect(await compare(before, { ui: before.ui.replace('Old', 'New') })).toEqual([]);
});
