import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pageHeaders } from '../../functions/src/platform/http/security-headers.ts';
import { buildHydration } from '../../web/ssr/page-template.ts';

it('The policy allows the script inside rendered pages by the hash of the built script', async () => {
  const script = await buildHydration();
  expect(script).not.toMatch(/<\/?script|<!--/);
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const directives = (pageHeaders['Content-Security-Policy'] ?? '').split('; ');
  const scripts = directives.find((directive) => directive.startsWith('script-src '));
  const hashes = scripts?.match(/'sha256-[^']+'/g);
  expect(
    hashes,
    `The script has changed: put ${hash} into script-src of functions/src/platform/http/security-headers.ts, then \`npm run hosting\``,
  ).toEqual([hash]);
});
