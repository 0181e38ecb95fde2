import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pageHeaders } from '../../functions/src/platform/http/security-headers.ts';
import { buildStart, startScripts } from '../../web/ssr/page-template.ts';

it('The policy allows the scripts inside pages by the hashes of the built ones', async () => {
  const scripts = await Promise.all(startScripts.map(buildStart));
  for (const script of scripts) expect(script).not.toMatch(/<\/?script|<!--/);
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const directives = (pageHeaders['Content-Security-Policy'] ?? '').split('; ');
  const allowed = directives.find((directive) => directive.startsWith('script-src '));
  expect(
    allowed?.match(/'sha256-[^']+'/g),
    `A script has changed: put ${hashes.join(' ')} into script-src of functions/src/platform/http/security-headers.ts, then \`npm run hosting\``,
  ).toEqual(hashes);
});
