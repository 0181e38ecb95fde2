import { expect, it } from 'vitest';
import { loginTiers, openTier, withoutAttempt } from '../../../functions/src/auth/login-tiers.ts';
import { createKeyedQueue, createQueue } from '../../../functions/src/platform/queue.ts';
import { addressGroups, serverNetwork } from '../../../functions/src/platform/rate-limit/address-groups.ts';
import { clientAddress } from '../../../functions/src/platform/rate-limit/client-address.ts';

const place = { visitor: '203.0.113.7', server: '198.51.100.1', knownServer: true };

const all = { id: 'all', limit: 2, windowMs: 1000 };
const mine = { id: 'mine', limit: 1, windowMs: 5000 };
const queue = { id: 'queue', limit: 1, windowMs: 10 };
const tiers = [[all], [mine, queue]];

it('The tiers of sign-in attempts are used in their order', () => {
  expect(openTier(tiers, new Map(), 100)).toBe(tiers[0]);
  expect(openTier(tiers, new Map([['all', [90, 95]]]), 100)).toBe(tiers[1]);
});

it('The tiers of sign-in attempts need room in every counter, and name the shortest wait', () => {
  const counted = new Map([['all', [90, 95]]]);
  expect(openTier(tiers, new Map([...counted, ['queue', [98]]]), 100)).toBe(8);
  expect(openTier(tiers, new Map([...counted, ['mine', [98]]]), 100)).toBe(990);
});

it('The tiers of sign-in attempts give a known device a counter of its own, and all others one for the address and one in common', () => {
  const tiersOf = (knownDevice: string) => loginTiers({ ...place, knownDevice });
  expect(tiersOf('key')).toHaveLength(1);
  expect(tiersOf('key')).not.toEqual(tiersOf('other key'));
  const [common, queued] = loginTiers(place);
  expect(common?.map(({ limit }) => limit)).toEqual([20, 100]);
  expect(queued?.map(({ limit }) => limit)).toEqual([1, 1, 1000]);
  const [network] = loginTiers({ ...place, visitor: '2001:db8:1:2::7' });
  expect(network?.map(({ limit }) => limit)).toEqual([20, 40, 100]);
});

it('The tiers of sign-in attempts give calls by unknown servers a count apart, of which a network has a part, and no queue', () => {
  const direct = (server: string) => loginTiers({ ...place, server, knownServer: false });
  const [only, ...others] = direct('2001:db8:1:2::7');
  expect(others).toEqual([]);
  expect(only?.map(({ limit }) => limit)).toEqual([20, 60, 100]);
  expect(only?.map(({ id }) => id)).not.toContain('unknown-devices');
  expect(direct('2001:db8:1:ffff::8')).toEqual([only]);
  const [elsewhere] = direct('2001:db8:2::7');
  expect(elsewhere?.map(({ id }, index) => id === only?.[index]?.id)).toEqual([false, false, true]);
});

it('The tiers of sign-in attempts give back one attempt at a time', () => {
  expect(withoutAttempt([1, 2, 2, 3], 2)).toEqual([1, 2, 3]);
  expect(withoutAttempt([1, 3], 2)).toEqual([1, 3]);
});

it.each([
  ['203.0.113.7', { visitor: '203.0.113.7' }],
  ['::ffff:203.0.113.7', { visitor: '203.0.113.7' }],
  ['2001:db8:1:2:3:4:5:6', { visitor: '2001:db8:1:2::/64', network: '2001:db8:1::/48' }],
  ['unknown', { visitor: 'unknown' }],
])('An address %s is counted with the addresses that its visitor may choose from', (address, groups) => {
  expect(addressGroups(address)).toEqual(groups);
});

it('An address shares its counters with its whole /64, and the queue with its /48', () => {
  const ids = (visitor: string) => loginTiers({ ...place, visitor }).map((tier) => tier.map(({ id }) => id));
  expect(ids('2001:db8:1:2::7')).toEqual(ids('2001:db8:1:2:ffff::8'));
  const [one, neighbour] = [ids('2001:db8:1:2::7'), ids('2001:db8:1:3::7')];
  expect(one[0]).not.toEqual(neighbour[0]);
  expect(one[1]).toEqual(neighbour[1]);
  expect(ids('2001:db8:2:2::7')[1]).not.toEqual(one[1]);
});

it.each([
  ['198.51.100.7', '198.51.100.0/24'],
  ['::ffff:198.51.100.8', '198.51.100.0/24'],
  ['2001:db8:1:2::7', '2001:db8:1::/48'],
  ['unknown', 'unknown'],
])('The network of the server %s is %s', (address, network) => {
  expect(serverNetwork(address)).toBe(network);
});

it.each([
  ['made up, 203.0.113.7, 198.51.100.1', { visitor: '203.0.113.7', server: '198.51.100.1' }],
  ['203.0.113.7', { visitor: '203.0.113.7', server: '203.0.113.7' }],
  [undefined, { visitor: '::1', server: '::1' }],
])('The address of a client is read from the end of %j', (forwarded, address) => {
  expect(clientAddress(forwarded, '::1')).toEqual(address);
});

it('A queue runs one task after the other, also after one that failed', async () => {
  const queued = createQueue();
  let running = 0;
  let most = 0;
  const task = (index: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    if (index === 1) throw new Error('second');
    return index;
  };
  const results = await Promise.allSettled([0, 1, 2].map((index) => queued(task(index))));
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(most).toBe(1);
});

it('A queue takes no more under a key than may be there, and goes on once there is room', async () => {
  const queued = createKeyedQueue(2);
  const { promise, resolve } = Promise.withResolvers<string>();
  const waiting = [queued(['a'], () => promise), queued(['a'], async () => 'next')];
  await expect(async () => queued(['a'], async () => 'third')).rejects.toMatchObject({ status: 429 });
  expect(await queued(['b'], async () => 'other')).toBe('other');
  resolve('first');
  expect(await Promise.all(waiting)).toEqual(['first', 'next']);
  expect(await queued(['a'], async () => 'again')).toBe('again');
});
