/** Loads the whole page again. A module of its own, since no test can replace what `location` does. */
export function reloadPage(): void {
  location.reload();
}
