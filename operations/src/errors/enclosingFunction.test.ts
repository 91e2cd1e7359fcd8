import { enclosingFunction } from './enclosingFunction.ts';

const SOURCE = `import { useState } from 'react';

const limit = Number('x'.repeat(2));

export function CardsPage({ card }: Props) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (open) {
      card.load();
    }
  }, [open]);
  const total = sum(card.entries);
  const close = async (reason: string) => {
    setOpen(false);
    log(reason);
  };
  return <Dialog onClose={() => close(card.name)} />;
}

function answer(
  card: Card,
  name: string,
): string {
  return card.name + name;
}

class Store<Key> {
  readonly keep = (key: Key) => {
    return key;
  };

  async get(key: string): Promise<string> {
    while (!this.known(key)) {
      await this.#load(key);
    }
    return key;
  }

  async #load(key: string) {
    throw new Error(key);
  }
}

export const handlers = {
  export: () => {
    download();
  },
};
const first = (list: string[]) => list[0].length;
`;

const within = (code: string) => {
  const line = SOURCE.split('\n').findIndex((text) => text.includes(code)) + 1;
  return enclosingFunction(SOURCE, line);
};

test.each([
  ["const limit = Number('x'", undefined],
  ['useState(false)', 'CardsPage'],
  ['card.load()', 'CardsPage'],
  ['sum(card.entries)', 'CardsPage'],
  ['log(reason)', 'close'],
  ['<Dialog', 'CardsPage'],
  ['return card.name + name', 'answer'],
  ['return key;\n  };', 'keep'],
  ['await this.#load(key)', 'get'],
  ['throw new Error(key)', '#load'],
  ['download()', 'export'],
  ['list[0].length', 'first'],
])('%s is in %s', (code, expected) => {
  const [line = ''] = code.split('\n');

  expect(within(line)).toBe(expected);
});

test('nothing is looked for in a line of more than a thousand characters', () => {
  const line = 'function load() {';

  expect(enclosingFunction(line.padEnd(1000), 1)).toBe('load');
  expect(enclosingFunction(line.padEnd(1001), 1)).toBeUndefined();
});
