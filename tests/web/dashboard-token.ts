/** A session's token as the API makes one, with these claims. */
export function tokenOf(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ uid: 'admin', claims })}.`;
}
