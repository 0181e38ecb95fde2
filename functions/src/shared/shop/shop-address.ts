/** Where shoppers reach a shop: at the address that the shopkeeper names, or at the one that Hosting gives its project. */
export function shopAddressOf(named: string | undefined, projectId: string): string {
  return named ? named.replace(/\/+$/, '') : `https://${projectId}.web.app`;
}
