/** The address of a shop: the one that the shopkeeper names, otherwise the one that Hosting gives its project. */
export function shopAddressOf(named: string | undefined, projectId: string): string {
  return named ? named.replace(/\/+$/, '') : `https://${projectId}.web.app`;
}
