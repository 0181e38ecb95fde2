function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Delayed, since a browser may read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The byte order mark, which reading an answer drops, tells spreadsheets that the text is UTF-8. */
export function saveFile(name: string, text: string, type: string): void {
  save(name, new Blob(['\ufeff', text], { type }));
}

export function saveBytes(name: string, bytes: Uint8Array, type: string): void {
  save(name, new Blob([new Uint8Array(bytes)], { type }));
}
