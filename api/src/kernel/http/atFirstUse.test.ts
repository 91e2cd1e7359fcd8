import { atFirstUse } from './atFirstUse.ts';

test('compiles a route when it is first used, and once', () => {
  const compile = jest.fn((route: string) => (value: number) => `${route} ${value}`);

  const use = atFirstUse(compile)('accounts');
  expect(compile).not.toHaveBeenCalled();

  expect([use(1), use(2)]).toEqual(['accounts 1', 'accounts 2']);
  expect(compile).toHaveBeenCalledTimes(1);
});
