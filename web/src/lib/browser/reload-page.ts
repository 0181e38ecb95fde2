// A module of its own, since no test can replace `location`.

export function reloadPage(): void {
  location.reload();
}

/** As a full page load. */
export function openDocument(address: string): void {
  location.assign(address);
}
