import { describeAudience } from './describeAudience.ts';

test('says of a canary what canaries have, whatever its squad has written beside that', () => {
  const written = { version: '1.0.0-0123456789', percent: 10, staff: true, groups: 5, languages: 5 } as const;

  expect(describeAudience(written)).toBe('10 %, staff');
});
