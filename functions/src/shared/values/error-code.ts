/** The `code` of errors of Node, Firebase and Google's libraries; undefined when there is none. */
export function errorCode(error: unknown): string | number | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { code } = error;
  return typeof code === 'string' || typeof code === 'number' ? code : undefined;
}
