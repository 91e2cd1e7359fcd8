import { downloadFile, OBJECT_URL_LIFETIME_MS } from './downloadFile';

test('saves the file under its name, and frees its memory after a while', () => {
  jest.useFakeTimers();
  const [createObjectURL, revokeObjectURL] = [jest.fn((_: Blob) => 'blob:accounts'), jest.fn()];
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });

  const content = new Blob(['a,b']);
  downloadFile('accounts.csv', content);
  expect(saved).toEqual(['accounts.csv blob:accounts']);
  expect(createObjectURL).toHaveBeenCalledWith(content);

  jest.advanceTimersByTime(OBJECT_URL_LIFETIME_MS - 1);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:accounts');
});
