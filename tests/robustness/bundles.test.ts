import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { root } from '../emulators/project.ts';
import { exactly } from '../figures.ts';
import { demoAdmin } from '../fixtures/demo-shop/admin.ts';
import { secretsIn } from '../unit/supply-chain/secret-scan.ts';
import { buildForProduction, textsIn, wordsIn } from './bundles.ts';
import { expectGoal } from './goals.ts';
import { runSize } from './run-size.ts';

const group = 'What is deployed';
/** App Check's host for tokens: part of its code. */
const appCheck = 'content-firebaseappcheck.googleapis.com';

const folder = mkdtempSync(path.join(os.tmpdir(), 'bundles-'));

afterEach(() => vi.unstubAllEnvs());

afterAll(() => rmSync(folder, { recursive: true }));

/** What must be in nothing that leaves this computer: the admin's login, and the project's path on it. */
function privateWords(): string[] {
  const secrets = readFileSync(path.join(root, 'functions/.secret.local'), 'utf8');
  const hash = /ADMIN_PASSWORD_HASH='(.+)'/.exec(secrets)?.[1];
  if (!hash) throw new Error('The demo shop has no password hash');
  return [hash, demoAdmin.password, root];
}

function secretsOf(texts: readonly [string, string][]): string[] {
  return texts.flatMap(([name, text]) => secretsIn(text).map((secret) => `${name}: ${secret}`));
}

describe('what is deployed', () => {
  it('holds no secret and no private path', () => {
    const bundles = ['web/dist-demo', 'functions/lib'].map((name) => textsIn(path.join(root, name)));
    for (const texts of bundles) expect(texts.length).toBeGreaterThan(1);
    const findings = [...secretsOf(bundles.flat()), ...wordsIn(bundles.flat(), privateWords())];
    expect(findings).toEqual([]);
    expectGoal(exactly(group, 'secrets and private paths in the bundles', findings.length, 0));
  });
});

describe('the web app', () => {
  async function buildWith(siteKey: string | undefined): Promise<[string, string][]> {
    for (const name of ['PROJECT_ID', 'API_KEY', 'AUTH_DOMAIN', 'STORAGE_BUCKET', 'APP_ID']) {
      vi.stubEnv(`VITE_FIREBASE_${name}`, 'real-shop');
    }
    vi.stubEnv('VITE_APP_CHECK_SITE_KEY', siteKey);
    // Otherwise Vite would build as for a test, with source positions in every element.
    vi.stubEnv('NODE_ENV', 'production');
    await buildForProduction(folder);
    return textsIn(folder);
  }

  it('has nothing of App Check until it has a site key, and of the emulators in a real project', async () => {
    const texts = textsIn(path.join(root, 'web/dist-demo'));
    expect(wordsIn(texts, ['demo-bookstore'])).not.toEqual([]);
    const findings = wordsIn(texts, [appCheck, 'sourceMappingURL']);
    const demo = ['127.0.0.1', 'demo-bookstore', 'demo-key', 'sourceMappingURL'];
    // Builds are slow: `npm test` examines the demo shop, which it has built anyway.
    for (const siteKey of [undefined, 'real-site-key'].slice(0, runSize({ quick: 0, full: 2 }))) {
      const real = await buildWith(siteKey);
      expect(wordsIn(real, ['real-shop'])).not.toEqual([]);
      expect(wordsIn(real, [appCheck]).length > 0).toBe(siteKey !== undefined);
      findings.push(...secretsOf(real), ...wordsIn(real, [...demo, ...privateWords()]));
    }
    expect(findings).toEqual([]);
    expectGoal(
      exactly(group, 'emulators, secrets and paths in a build for a real project', findings.length, 0),
    );
  });
});
