/** Some browsers fetch the file only after the click has returned. */
export const OBJECT_URL_LIFETIME_MS = 10_000;

/** Has the browser save a UTF-8 file. */
export function downloadCsv(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_LIFETIME_MS);
}
