/** How long (ms) the file stays in memory for browsers that fetch it after the click. */
export const KEPT_FOR = 10_000;

/** Hands a CSV file to the browser to save. */
export function downloadCsv(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR);
}
