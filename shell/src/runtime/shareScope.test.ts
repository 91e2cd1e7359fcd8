import { showToDevtools } from './devtools';
import { provide, shareScope } from './shareScope';

const react = { version: '19.3.1' };
provide('react', '19.3.1', react);
const provided = shareScope.react?.['19.3.1'];

test.each([undefined, '>=19.0.0 <20.0.0-0', '>=18.0.0 <19.0.0-0||>=19.0.0 <20.0.0-0'])(
  'lends the one copy to whoever needs %s',
  (range) => {
    expect(provided?.get(range)()).toBe(react);
    expect(provided?.lib()).toBe(react);
  },
);

test('says whose the copy is and that it is there, for containers that choose between copies', () => {
  expect(provided).toMatchObject({ from: 'shell', loaded: true });
});

test('refuses a version that does not fit, in words', () => {
  expect(() => provided?.get('>=18.0.0 <19.0.0-0')).toThrow(
    'react >=18.0.0 <19.0.0-0 is needed, and the page provides 19.3.1.',
  );
});

test('is where the developer tools of Module Federation look for it', () => {
  showToDevtools();

  const { __FEDERATION__: federation } = globalThis as unknown as {
    __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: { default: unknown } }[] };
  };
  expect(federation.__INSTANCES__).toMatchObject([{ name: 'shell', options: { name: 'shell' } }]);
  expect(federation.__INSTANCES__[0]?.shareScopeMap.default).toBe(shareScope);
});
