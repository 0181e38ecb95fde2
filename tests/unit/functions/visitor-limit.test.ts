import { beforeEach, expect, it, vi } from 'vitest';
import { visitorLimit } from '../../../functions/src/auth/visitor-limit.ts';

const hosting = '198.51.100.1';
vi.mock('../../../functions/src/auth/known-device-store.ts', () => ({
  isKnownServer: async (server: string) => server === '198.51.100.0/24',
}));

const now = 1_000_000;
let limited: ReturnType<typeof visitorLimit>;
beforeEach(() => {
  limited = visitorLimit(20, 500);
});

async function passing(calls: readonly { visitor: string; server: string }[]): Promise<number> {
  const waits: number[] = [];
  for (const call of calls) waits.push(await limited(now, call));
  return waits.filter((wait) => wait === 0).length;
}

const many = (count: number, call: (index: number) => { visitor: string; server: string }) =>
  Array.from({ length: count }, (_, index) => call(index));
const visitorOf = (index: number) => `10.${index >> 8}.${index & 255}.1`;

it('Calls past Hosting that claim to come from anywhere leave room for those who come through it', async () => {
  const claimed = many(700, (index) => ({ visitor: visitorOf(index), server: '203.0.113.9' }));
  expect(await passing(claimed)).toBe(60);
  const fromManyServers = many(700, (index) => ({ visitor: hosting, server: visitorOf(index) }));
  expect(await passing(fromManyServers)).toBe(20);
  const all = many(700, (index) => ({ visitor: visitorOf(index), server: visitorOf(index) }));
  expect(await passing(all)).toBe(500 - 80);
  expect(await passing([{ visitor: '192.0.2.1', server: hosting }])).toBe(1);
});

it('A visitor, and a network that has many addresses, use up no more than their own share', async () => {
  expect(await passing(many(50, () => ({ visitor: '192.0.2.1', server: hosting })))).toBe(20);
  const ofNetwork = many(500, (index) => ({
    visitor: `2001:db8:1:${index.toString(16)}::1`,
    server: hosting,
  }));
  expect(await passing(ofNetwork)).toBe(40);
});

it('Every network gets through once when those before it have used up the sum', async () => {
  expect(await passing(many(700, (index) => ({ visitor: visitorOf(index), server: hosting })))).toBe(700);
  const again = many(40, () => ({ visitor: '192.0.2.7', server: hosting }));
  expect(await passing(again)).toBe(1);
});
