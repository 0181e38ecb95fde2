import { beforeEach, expect, it, vi } from 'vitest';
import { deployShop } from '../../../functions/src/commands/deploy-shop.ts';
import { deployPhases } from '../../../functions/src/deploy/deploy-phases.ts';
import type { Migration } from '../../../functions/src/migrations/migration.ts';
import { CannotProceed } from '../../../functions/src/platform/cannot-proceed.ts';
import { type Interruption, Killed } from '../../fixtures/google-project/stand-in-tools.ts';
import { type LiveShop, liveShop } from './live-shop.ts';

// The real sequence of a deploy, its stages and its migrations' protocol, on a shop in memory.

const present = vi.hoisted((): { shop: LiveShop | undefined } => ({ shop: undefined }));

function shop(): LiveShop {
  if (!present.shop) throw new Error('There is no shop');
  return present.shop;
}

vi.mock('../../../functions/src/commands/command.ts', () => ({ say: () => undefined }));
vi.mock('../../../functions/src/platform/google-api.ts', () => ({ accessToken: async () => 'token' }));
vi.mock('../../../functions/src/settings/settings-store.ts', () => ({
  findSettings: async () => ({ contactEmail: 'us@corner-books.com' }),
}));
vi.mock('../../../functions/src/deploy/ready-indexes.ts', () => ({
  indexPause: undefined,
  readIndexStates: undefined,
  indexesReady: async () => shop().demand(shop().rules === 2, 'The indexes are not deployed'),
}));
vi.mock('../../../functions/src/books/book-list-store.ts', () => ({ isAnyBook: async () => true }));
vi.mock('../../../functions/src/orders/order-list-store.ts', () => ({ isAnyOrder: async () => true }));
vi.mock('../../../functions/src/release/release-store.ts', () => ({
  findRelease: async () => shop().data,
  writeRelease: async (before: unknown, release: object) => shop().writeData(before, release),
}));
vi.mock('../../../functions/src/migrations/all-migrations.ts', () => ({
  allMigrations: ([1, 2, 3, 4] as const).map(
    (number): Migration => ({
      number,
      title: '',
      when: number % 2 === 1 ? 'before' : 'after',
      workAfter: async (cursor) => shop().migrate(number, cursor),
    }),
  ),
}));

beforeEach(() => {
  present.shop = liveShop();
});

const deploy = (at?: number, interruption?: Interruption, args: readonly string[] = []) => {
  shop().interrupt(at, interruption);
  return deployShop('corner-books', deployPhases(args), shop().tools);
};

async function wholeDeploy() {
  await deploy();
  const { changes } = shop();
  const outcome = shop().outcome();
  present.shop = liveShop();
  return { changes, outcome };
}

it('A deploy brings rules, then data, functions and pages, and then the rest of the data', async () => {
  await deploy();
  expect(shop().outcome()).toEqual({
    rules: 2,
    pages: 2,
    functions: { api: 2, orders: 2, pages: 2 },
    built: 2,
    done: [1, 2, 3, 4],
    running: 0,
    documents: ['3 a', '3 b', '4 a', '4 b'],
  });
});

it.each<Interruption>(['fails', 'is killed before it', 'is killed after it'])(
  'A deploy that %s at any of its changes ends the same with a second one, and functions never meet data that they do not know',
  async (interruption) => {
    const { changes, outcome } = await wholeDeploy();
    expect(changes).toBeGreaterThan(12);
    for (let at = 0; at < changes; at += 1) {
      present.shop = liveShop();
      const first = await deploy(at, interruption).catch((error: unknown) => error);
      expect(first instanceof Killed || first instanceof CannotProceed, String(first)).toBe(true);
      await deploy();
      expect(shop().outcome(), `at change ${at}`).toEqual(outcome);
    }
  },
);

it('A deploy run twice changes no data the second time', async () => {
  await deploy();
  const { outcome, worked } = { outcome: shop().outcome(), worked: shop().worked };
  await deploy();
  expect({ outcome: shop().outcome(), worked: shop().worked }).toEqual({ outcome, worked });
});

it.each([
  ['has seen', { done: [1, 2, 3, 4, 5], running: 0 }],
  ['has seen the beginning of, which was killed', { done: [1, 2, 3, 4], running: 5 }],
])(
  'A deploy is refused before it builds when it does not know a migration that the data %s',
  async (_, data) => {
    Object.assign(shop().data, data);
    await expect(deploy()).rejects.toThrow(
      'The data of corner-books is of a later release, whose migrations (5)',
    );
    expect(shop().outcome()).toMatchObject({ built: 0, rules: 1, pages: 1 });
  },
);

it.each([
  ['functions', 'It failed\n\nA policy forbids it'],
  ['firestore', 'It failed'],
])(
  'A deploy says why Google has refused the upload where that is of functions: %s',
  async (target, words) => {
    const upload = (args: readonly string[]) => {
      if (args[1]?.includes(target)) throw new CannotProceed('It failed');
      shop().tools.upload(args);
    };
    const tools = { ...shop().tools, upload, whyRefused: async () => 'A policy forbids it' };
    const deployed = deployShop('corner-books', deployPhases([]), tools);
    await expect(deployed).rejects.toMatchObject({ message: words });
  },
);

it('A deploy is refused before functions and pages when a later release has come while it was built', async () => {
  shop().whileBuilding = () => Object.assign(shop().data, { done: [1, 2, 3, 4, 5, 6] });
  await expect(deploy()).rejects.toThrow('is of a later release, whose migrations (5, 6)');
  expect(shop().outcome()).toMatchObject({ pages: 1, functions: { api: 1, orders: 1, pages: 1 } });
});

it('A deploy says so when a later release has come while it was uploaded, whose functions it has replaced', async () => {
  shop().whileUploading = () => Object.assign(shop().data, { done: [1, 2, 3, 4, 5] });
  await expect(deploy()).rejects.toThrow('Deploy that release or a later one');
});

it('A deploy of pages alone leaves the data as it is', async () => {
  shop().rules = 2;
  await deploy(undefined, undefined, ['--only', 'hosting']);
  expect(shop().outcome()).toMatchObject({ pages: 2, done: [1, 2] });
});
