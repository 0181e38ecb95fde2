/** Lets the browser save a text as a file. A byte order mark, which reading an answer drops, tells spreadsheets that it is UTF-8. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once, since a browser may read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
