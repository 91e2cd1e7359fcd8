/** Some browsers fetch the file only after the click has returned. */
export const OBJECT_URL_LIFETIME_MS = 10_000;

/** Has the browser save a file. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_LIFETIME_MS);
}
