import { entryDescriber } from './describeEntry.ts';

/** The report of the entry `ui`, among the declarations of other files and entries. */
function describeUi(index: string, files: Record<string, string> = {}) {
  const others = { 'format/index.d.ts': '', 'api/schema.d.ts': '' };
  const all: Record<string, string> = { ...others, 'ui/index.d.ts': index, ...files };
  const entries = { ui: 'ui/index.d.ts', format: 'format/index.d.ts', api: 'api/schema.d.ts' };
  const lines = entryDescriber({ read: (file) => all[file], entries })('ui')
    .trim()
    .split('\n');
  expect(lines.pop()).toBe('export {};');
  return lines;
}

test('lists what an entry exports by name, wherever it is declared', () => {
  const index = `export { Zoom, type Area as Space } from './parts';
export * from './more';
export declare function about(): void;`;
  const parts = 'export declare class Zoom {}\nexport type Area = "left";\nexport declare const unlisted: string;';
  const more = 'export interface Base { id: string; }';

  expect(describeUi(index, { 'ui/parts.d.ts': parts, 'ui/more/index.d.ts': more })).toEqual([
    'export interface Base {',
    '    id: string;',
    '}',
    'export type Space = "left";',
    'export declare class Zoom {',
    '}',
    'export declare function about(): void;',
  ]);
});

test('adds what the exported declarations refer to, once, and what those refer to', () => {
  const index = `import { type Look } from './look';
export declare function Button(look: Look): Look;
export declare const state: import("./look").State;`;
  const look = `interface Size { px: number; }
export interface Look extends Size { }
export type State = keyof typeof states;
declare const states: { busy: true; };`;

  expect(describeUi(index, { 'ui/look.d.ts': look })).toEqual([
    'export declare function Button(look: Look): Look;',
    'export declare const state: State;',
    'interface Look extends Size {',
    '}',
    'type State = keyof typeof states;',
    'interface Size {',
    '    px: number;',
    '}',
    'declare const states: {',
    '    busy: true;',
    '};',
  ]);
});

test('imports what packages and other entries declare, under another name where the entry has one of its own', () => {
  const index = `import type { Money as Amount } from '../format/money';
import type { ReactNode } from 'react';
import type * as schema from '../api/schema';
export { Link } from 'router';
import { Link } from 'router';
export declare function Money(amount: Amount, children: ReactNode, link: typeof Link): schema.Account;`;
  const files = {
    'format/index.d.ts': `export { Money } from './money';`,
    'format/money.d.ts': 'export interface Money { minor: number; }',
    'api/schema.d.ts': 'export interface Account { id: string; }',
  };

  expect(describeUi(index, files)).toEqual([
    `import type { Account } from './api';`,
    `import type { Money as Money2 } from './format';`,
    `import type { ReactNode } from 'react';`,
    `import type { Link } from 'router';`,
    `export { Link } from 'router';`,
    'export declare function Money(amount: Money2, children: ReactNode, link: typeof Link): Account;',
  ]);
});

test('leaves out what nobody can depend on: taken apart parameters, private members, values of constants', () => {
  const index = `/** Waits. */
export declare const DELAY_MS = 400;
export declare const NAME = "ui", isOn = true;
export declare function Button({ look, ...props }: Props, { size }?: Size): void;
interface Props { }
interface Size { }
export declare class Store { #private; private readonly retry; count: number; }`;

  expect(describeUi(index)).toEqual([
    'export declare function Button(options: Props, options2?: Size): void;',
    '/** Waits. */',
    'export declare const DELAY_MS: number;',
    'export declare const NAME: string, isOn: boolean;',
    'export declare class Store {',
    '    count: number;',
    '}',
    'export declare const NAME: string, isOn: boolean;',
    'interface Props {',
    '}',
    'interface Size {',
    '}',
  ]);
});

test('names the form of an export that it cannot describe', () => {
  expect(() => describeUi('declare const x: string;\nexport default x;')).toThrow(
    'The surface of a shared module cannot have a ExportDefaultExpression. Export names (`export function …`) instead.',
  );
});

test('fails when there are no declarations of what is exported', () => {
  expect(() => describeUi(`export { Button } from './Button';`)).toThrow('There are no declarations in ui/Button.');
});

test('says of members what their comments say, wherever they stand', () => {
  const index = `/** é */
export interface Look extends Size {
    /** Costs $1. */
    wide: number;
    plain: string;
    "/cards": {
        /** All. */
        get(options: string): void; };
}
interface Size { /** Has any key. */ [key: string]: number; }
export declare class Zoom {
    /** Left out. */
    private hidden;
    /**
     * Has three lines.
     */
    static all: string;
}`;

  expect(describeUi(index)).toEqual([
    '/** é */',
    'export interface Look extends Size {',
    '    /** Costs $1. */',
    '    wide: number;',
    '    plain: string;',
    '    "/cards": {',
    '        /** All. */',
    '        get(options: string): void;',
    '    };',
    '}',
    'export declare class Zoom {',
    '    /**',
    '     * Has three lines.',
    '     */',
    '    static all: string;',
    '}',
    'interface Size {',
    '    /** Has any key. */',
    '    [key: string]: number;',
    '}',
  ]);
});

test('says of what is exported what its comment says, once for all overloads', () => {
  const index = `/** Rounds to cents. @throws for none */
export declare function round(amount: number): number;
export declare function round(amount: string): string;
/**
 * Not of this.
 */
declare const hidden: string;
export declare const plain: number;`;

  expect(describeUi(index)).toEqual([
    'export declare const plain: number;',
    '/** Rounds to cents. @throws for none */',
    'export declare function round(amount: number): number;',
    'export declare function round(amount: string): string;',
  ]);
});
