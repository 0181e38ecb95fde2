import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { checkCover } from '../../../functions/src/covers/cover-check.ts';
import { type CoverUses, sweepUnused } from '../../../functions/src/covers/cover-sweep.ts';
import type { ShopBucket } from '../../../functions/src/platform/firebase.ts';
import { coverSet } from '../../../functions/src/shared/book/cover.ts';

vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), warn: vi.fn() }));

const start = Date.UTC(2026, 0, 1);
const hoursLater = (hours: number) => new Date(start + hours * 3_600_000);

interface State {
  generation: number;
  metageneration: number;
  timeCreated: string;
  metadata: Record<string, string | null>;
}
type Conditions = Partial<Record<'ifGenerationMatch' | 'ifMetagenerationMatch', number>>;

/** A bucket in memory with conditions on generations, which the cloud enforces and the emulator does not. */
function openBucket() {
  const files = new Map<string, State>();
  let generations = 0;
  const tasks = new Map<string, () => void>();
  /** The file of the expected generation, after `before` tasks of this request. */
  function meant(
    name: string,
    request: string,
    { ifGenerationMatch: one, ifMetagenerationMatch: other }: Conditions,
  ) {
    tasks.get(request)?.();
    tasks.delete(request);
    const state = files.get(name);
    const isMeant = (one ?? state?.generation) === state?.generation;
    if (state && isMeant && (other ?? state.metageneration) === state.metageneration) return state;
    throw Object.assign(new Error('Gone'), { code: state ? 412 : 404 });
  }
  const file = (name: string, { generation }: { generation?: number } = {}) => ({
    name,
    metadata: { ...files.get(name) },
    delete: async (conditions: Conditions) => {
      meant(name, 'delete', conditions);
      files.delete(name);
    },
    setMetadata: async (fields: Pick<State, 'metadata'>, conditions: Conditions) => {
      const { metageneration, ...state } = meant(name, 'setMetadata', conditions);
      const marks = Object.entries({ ...state.metadata, ...fields.metadata }).filter(
        ([, mark]) => mark !== null,
      );
      files.set(name, { ...state, metageneration: metageneration + 1, metadata: Object.fromEntries(marks) });
    },
    download: async () => {
      meant(name, 'download', generation === undefined ? {} : { ifGenerationMatch: generation });
      return [Buffer.from('no picture at all')];
    },
  });
  const bucket: ShopBucket = Object.assign(JSON.parse('{}'), {
    file,
    // The next page begins behind the last name of this one, whatever is removed meanwhile.
    getFiles: async ({ maxResults, pageToken = '' }: { maxResults: number; pageToken?: string }) => {
      const names = [...files.keys()].filter((name) => name > pageToken).sort();
      const page = names.slice(0, maxResults);
      return [page.map((name) => file(name)), names.length > maxResults && { pageToken: page.at(-1) }];
    },
  });
  return {
    bucket,
    store(name: string, hours = 0): State {
      const timeCreated = hoursLater(hours).toISOString();
      const state = { generation: ++generations, metageneration: 1, timeCreated, metadata: {} };
      files.set(`books/${name}`, state);
      return state;
    },
    has: (name: string) => files.has(`books/${name}`),
    unmark(name: string) {
      const state = files.get(`books/${name}`);
      if (state)
        files.set(`books/${name}`, { ...state, metageneration: state.metageneration + 1, metadata: {} });
    },
    /** Runs once before a request of this kind is judged. */
    before: (request: string, task: () => void) => void tasks.set(request, task),
  };
}

/** Where these covers are used: by name, or by whole address. */
const shownBy = (named: readonly string[], addressed: readonly string[] = []): CoverUses => ({
  isNamed: async (names) => names.some((name) => named.includes(name)),
  shownByAddress: async (names) =>
    new Set(names.filter((name) => coverSet(name).some((width) => addressed.includes(width)))),
});
const unused = shownBy([]);

it('The sweep of covers checks no file before it is a day old, and removes none at the first sweep', async () => {
  const { bucket, store, has } = openBucket();
  store('old.png');
  store('young.png', 1);
  const sweep = (hours: number) => sweepUnused(bucket, hoursLater(hours), unused);
  expect(await sweep(24 - 1e-6)).toMatchObject({ old: 0 });
  expect(await sweep(24)).toMatchObject({ old: 1, marked: 1, deleted: 0 });
  expect(await sweep(25)).toMatchObject({ old: 2, marked: 1, deleted: 0 });
  expect(await sweep(44)).toMatchObject({ old: 2, marked: 0, deleted: 1 });
  expect([has('old.png'), has('young.png')]).toEqual([false, true]);
});

const way = fc.constantFrom('named', 'addressed', undefined);
const cover = fc.record({ isPair: fc.boolean(), ways: fc.array(way, { minLength: 3, maxLength: 3 }) });

it('The sweep of covers removes what nothing shows at two sweeps, in both widths, and never what is shown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cover, { maxLength: 20 }), async (covers) => {
      const { bucket, store, has } = openBucket();
      const filesOf = (at: number) => [`c${at}.480w.png`, ...(covers[at]?.isPair ? [`c${at}.240w.png`] : [])];
      for (const [at] of covers.entries()) for (const name of filesOf(at)) store(name);
      for (const [day, hours] of [24, 48, 72].entries()) {
        const filesOfKind = (kind: string) =>
          covers.flatMap(({ ways }, at) => (ways[day] === kind ? filesOf(at).slice(-1) : []));
        const before = covers.map((_, at) => filesOf(at).map(has));
        // A page of 7 files separates the widths of a cover.
        await sweepUnused(
          bucket,
          hoursLater(hours),
          shownBy(filesOfKind('named'), filesOfKind('addressed')),
          7,
        );
        for (const [at, { ways }] of covers.entries()) {
          // A cover that was named meanwhile begins anew.
          if (ways[day] || ways[day - 1] === 'named') expect(filesOf(at).map(has)).toEqual(before[at]);
          else if (day > 0 && !ways[day - 1]) expect(filesOf(at).some(has)).toBe(false);
        }
      }
    }),
  );
});

it.each<[string, (shop: ReturnType<typeof openBucket>) => unknown]>([
  ['was replaced', ({ store }) => store('a.png')],
  ['has lost its mark', ({ unmark }) => unmark('a.png')],
])('The sweep of covers never removes a file that %s after it was found unused', async (_, happen) => {
  const shop = openBucket();
  shop.store('a.png');
  await sweepUnused(shop.bucket, hoursLater(24), unused);
  shop.before('delete', () => happen(shop));
  expect(await sweepUnused(shop.bucket, hoursLater(48), unused)).toMatchObject({ deleted: 0 });
  expect(shop.has('a.png')).toBe(true);
});

it.each(['download', 'delete'])(
  'A file that has replaced a mislabelled one before its %s is never removed for that',
  async (request) => {
    const { bucket, store, has, before } = openBucket();
    const { generation } = store('a.png');
    const stored = { name: 'books/a.png', generation, size: 17, contentType: 'image/png' };
    before(request, () => store('a.png'));
    expect(await checkCover(bucket, stored)).toBe('gone');
    expect(has('a.png')).toBe(true);
  },
);
