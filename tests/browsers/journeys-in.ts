import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { root } from '../emulators/project.ts';
import type { RunningBrowser } from './engines/browser.ts';
import { type Engine, engines } from './engines/engines.ts';
import { type Journey, journeys } from './journeys.ts';
import { openWatchedShop, type WatchedShop } from './page/watched-shop.ts';
import { Visitor } from './visitor.ts';

/** For pictures of the last page of failed journeys. */
const pictures = path.join(root, 'test-results');

export function journeysIn(name: Engine['name']): void {
  let browser: RunningBrowser;
  let shop: WatchedShop;

  async function take({ title, warnings, run }: Journey): Promise<void> {
    shop.purge();
    shop.takeErrors();
    const visit = await browser.newVisit();
    const visits = [visit];
    try {
      await run(new Visitor(visit, shop.address), async () => {
        const other = await browser.newVisit();
        visits.push(other);
        return new Visitor(other, shop.address);
      });
    } catch (error) {
      await mkdir(pictures, { recursive: true });
      for (const [index, one] of visits.entries()) {
        await writeFile(path.join(pictures, `${name} ${index + 1}: ${title}.png`), await one.picture());
      }
      throw new Error([String(error), ...shop.takeErrors()].join('\n'), { cause: error });
    } finally {
      for (const one of visits) await one.end();
    }
    expect(shop.takeErrors().filter((error) => !warnings?.test(error))).toEqual([]);
  }

  describe(name, () => {
    beforeAll(async () => {
      const engine = engines.find((one) => one.name === name);
      const program = engine?.find();
      if (!engine || !program) throw new Error(`${name} is not installed`);
      [shop, browser] = await Promise.all([openWatchedShop(), engine.open(program)]);
    });
    afterAll(async () => {
      await browser.close();
      await shop.close();
    });
    it('tells of the errors of a page', async () => {
      const visit = await browser.newVisit();
      await visit.open(`${shop.address}/about`);
      await visit.evaluate("setTimeout(() => { throw new Error('provoked') })");
      await vi.waitFor(() => expect(shop.takeErrors().join()).toContain('provoked'));
      await visit.end();
    });
    it.each(journeys)('$title', take);
  });
}
