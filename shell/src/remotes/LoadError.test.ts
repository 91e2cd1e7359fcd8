import { LoadError, ReloadNeeded } from './LoadError';

test('a load error says what its cause says, whatever was thrown', () => {
  expect(new LoadError('entry', new Error('Not found')).message).toBe('Not found');
  expect(new LoadError('entry', 'Not found').message).toBe('Not found');
});

test('the errors have names, by which reports tell them apart', () => {
  expect([new LoadError('entry', '').name, new ReloadNeeded('cards 1').name]).toEqual(['LoadError', 'ReloadNeeded']);
});
