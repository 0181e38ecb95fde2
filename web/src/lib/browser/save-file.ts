function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once, since a browser may read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Lets the browser save a text as a file. A byte order mark, which reading an answer drops, tells spreadsheets that it is UTF-8. */
export function saveFile(name: string, text: string, type: string): void {
  save(name, new Blob(['\ufeff', text], { type }));
}

/** Lets the browser save bytes as a file. */
export function saveBytes(name: string, bytes: Uint8Array, type: string): void {
  save(name, new Blob([new Uint8Array(bytes)], { type }));
}
