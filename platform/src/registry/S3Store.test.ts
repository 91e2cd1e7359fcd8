import { S3Store } from './S3Store.ts';

test('the SDK prints no warning about the version of Node over an answer', () => {
  const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);

  new S3Store({ bucket: 'bank-store', prefix: '' });

  expect(warn).not.toHaveBeenCalled();
});
