// A module of its own, since no test can replace what `location` does.

export function reloadPage(): void {
  location.reload();
}

/** Opens an address as a document of its own. */
export function openDocument(address: string): void {
  location.assign(address);
}
