/** The address that the shopkeeper has set, otherwise the project's at Hosting. */
export function shopAddressOf(named: string | undefined, projectId: string): string {
  return named ? named.replace(/\/+$/, '') : `https://${projectId}.web.app`;
}
