const kinds: readonly [string, RegExp][] = [
  ['private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----[\s\\nr]*[\w+/]{24,}/g],
  ['service account', /"private_key_id"\s*:\s*"[0-9a-f]{20,}"|"type"\s*:\s*"service_account"/g],
  ['Google API key', /\bAIza[\w-]{35}/g],
  ['Google token', /\bya29\.[\w-]{20,}|\b1\/\/0[\w-]{30,}|\bGOCSPX-[\w-]{20,}/g],
  ['GitHub token', /\bgh[pousr]_\w{36}|\bgithub_pat_\w{40,}/g],
  ['npm token', /\bnpm_[A-Za-z0-9]{36}|_authToken\s*=\s*\S{8,}/g],
  ['AWS key', /\bAKIA[0-9A-Z]{16}\b/g],
  ['Slack or Stripe token', /\bxox[abprs]-[\w-]{10,}|\b[sr]k_live_\w{16,}/g],
  ['signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g],
  ['password hash', /\bscrypt\$\d+\$\d+\$\d+\$[\w+/]{16,}/g],
  // Nothing is ever at a host of .example, which is reserved for examples.
  ['login in an address', /\b[a-z][a-z+]*:\/\/[^\s/:@'"`$]+:[^\s/:@'"`$]+@(?![\w-]+\.example\/)/g],
];

const assignment =
  /\b\w*(?:secret|token|passw(?:or)?d|api_?key|credential|private_?key)\w*['"]?\s*[:=]\s*['"`]([^\s'"`{}]{16,})['"`]/gi;

/** Shannon entropy in bits per character: words have about three, random text more than four. */
function entropy(text: string): number {
  const characters = [...text];
  const parts = new Map<string, number>();
  for (const character of characters)
    parts.set(character, (parts.get(character) ?? 0) + 1 / characters.length);
  return -[...parts.values()].reduce((sum, part) => sum + part * Math.log2(part), 0);
}

/** 'invalid-user-token', 'PASSWORD_TOO_SHORT', 'https://example.com/token', 'urn:…': names, however long. */
function isName(text: string): boolean {
  return /^(?:https?:\/\/|urn:)/.test(text) || /^[a-z]+(?:[-_./:][a-z]+)*$/i.test(text);
}

function randomAssignments(text: string): string[] {
  const values = [...text.matchAll(assignment)].map(([, value = '']) => value);
  return values.filter((value) => !isName(value) && entropy(value) > 3.6);
}

/** The secrets in a text: of what kind each is, and how it begins. */
export function secretsIn(text: string): string[] {
  const recognised = kinds.flatMap(([kind, pattern]) =>
    (text.match(pattern) ?? []).map((match) => [kind, match]),
  );
  const random = randomAssignments(text).map((value) => ['random value', value]);
  return [...recognised, ...random].map(([kind, value = '']) => `${kind}: ${value.slice(0, 12)}…`);
}
