import { newTraceId, newTraceparent, parseTraceparent, traceparentOf } from './traceparent.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

test.each([
  ['of this version', `00-${TRACE}-${SPAN}-01`, '01'],
  ['of a later version, which may say more', `cc-${TRACE}-${SPAN}-00-what-the-future-will-be`, '00'],
])('reads a header %s', (_, header, flags) => {
  expect(parseTraceparent(header)).toEqual({ trace: TRACE, span: SPAN, flags });
});

test.each([
  ['none', undefined],
  ['two', [`00-${TRACE}-${SPAN}-01`, `00-${TRACE}-${SPAN}-01`]],
  ['a forbidden version', `ff-${TRACE}-${SPAN}-01`],
  ['no trace', `00-${'0'.repeat(32)}-${SPAN}-01`],
  ['no span', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['capital letters', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
  ['something else around it', `x 00-${TRACE}-${SPAN}-01`],
  ['a line of its own', `00-${TRACE}-${SPAN}-01\nforged`],
])('reads nothing of a header with %s', (_, header) => {
  expect(parseTraceparent(header)).toBeUndefined();
});

test('makes ids that others can read', () => {
  const trace = newTraceId();
  const made = parseTraceparent(newTraceparent(trace));

  expect(made).toEqual({ trace, span: expect.stringMatching(/^[0-9a-f]{16}$/), flags: '00' });
  expect(newTraceId()).not.toBe(trace);
  expect(made && traceparentOf(made)).toBe(`00-${trace}-${made?.span}-00`);
});
