// A module of its own, since no test can replace `location`.

export function reloadPage(): void {
  location.reload();
}

export function openDocument(address: string): void {
  location.assign(address);
}
