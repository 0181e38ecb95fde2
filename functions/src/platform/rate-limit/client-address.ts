/** Where a call comes from: the visitor's address, and that of the server that brought the call to the platform. */
export interface ClientAddress {
  visitor: string;
  server: string;
}

/**
 * Reads X-Forwarded-For from its end. Its last entry is who connected to the platform, which a caller cannot make up; for
 * a call through Hosting that is a server of Hosting's, and the entry before it is the visitor. Everything further
 * to the left is what the visitor chose to send. A caller of the function's own address chooses `visitor`, too, but
 * not `server`.
 */
export function clientAddress(forwarded: string | undefined, connected = 'unknown'): ClientAddress {
  const entries = (forwarded ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const server = entries.at(-1) ?? connected;
  return { server, visitor: entries.at(-2) ?? server };
}
