export interface ClientAddress {
  visitor: string;
  server: string;
}

/**
 * X-Forwarded-For is read from its end. The last entry is who connected to the platform, which a caller cannot forge;
 * through Hosting that is Hosting's server, and the entry before it is the visitor. Everything further left is what the
 * visitor chose to send. Who calls the function's own address can forge `visitor`, but not `server`.
 */
export function clientAddress(forwarded: string | undefined, connected = 'unknown'): ClientAddress {
  const entries = (forwarded ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const server = entries.at(-1) ?? connected;
  return { server, visitor: entries.at(-2) ?? server };
}
