import { parseSbom } from './parseSbom.ts';

const listed = (components: unknown) => ({ bomFormat: 'CycloneDX', components });
const bytesOf = (text: string) => new TextEncoder().encode(text);

test('lists what a component contains behind it', () => {
  const nested = [{ name: 'a', components: [{ name: 'b', components: [{ name: 'c' }] }] }, { name: 'd' }];

  const found = parseSbom(bytesOf(JSON.stringify(listed(nested))), 'a list');

  expect(found.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});

test('a long list deep in others is read about as fast as one that is not', () => {
  const list = Array(100_000).fill('{"name":"a"}').join();
  const text = JSON.stringify(listed([])).replace(
    '[]',
    `[${'{"name":"a","components":['.repeat(1000)}${list}${']}'.repeat(1000)}]`,
  );
  const { user } = process.cpuUsage();

  expect(parseSbom(bytesOf(text), 'a list')).toHaveLength(101_000);

  expect(process.cpuUsage().user - user).toBeLessThan(2_500_000);
});
