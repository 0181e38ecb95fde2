import { expect, it } from 'vitest';
import { sayIn } from '../../../functions/src/platform/words/say-in.ts';
import {
  isTrackingUrl,
  proposedCarriers,
  trackingUrl,
  usualCarriers,
} from '../../../functions/src/shared/shop/carriers.ts';

const van = { name: 'Our own van', trackingUrl: 'https://van.example/{code}?again={code}' };
const germanPost = /^https:\/\/www\.dhl\.de\//;

it.each([
  ['a German parcel of DHL', 'dhl', [], germanPost],
  ['DHL Express', 'DHL Express', [], /^https:\/\/www\.dhl\.com\/.*express/],
  ["a carrier of the shop's own", 'our own van', [van], /^https:\/\/van\.example\/A%2F%241\?again=A%2F%241$/],
  [
    'a usual carrier that was chosen without an address',
    'DHL',
    [{ name: 'DHL', trackingUrl: '' }],
    germanPost,
  ],
  ['a usual carrier with another address', 'DHL', [{ ...van, name: 'DHL' }], /^https:\/\/van\.example\//],
])('A parcel is followed where it is known: %s', (_, carrier, own, address) => {
  expect(trackingUrl({ carrier, trackingCode: 'A/$1' }, own)).toMatch(address);
  expect(trackingUrl({ carrier, trackingCode: '' }, own)).toBeUndefined();
});

it.each([
  ['de', 'DHL', '/de/privatkunden/'],
  ['nl', 'DHL', '/en/privatkunden/'],
  ['fr', 'Canada Post', '/fr#/search'],
] as const)('A reader of %s follows a parcel of %s at %s', (language, carrier, path) => {
  expect(sayIn(language, () => trackingUrl({ carrier, trackingCode: '1' }, []))).toContain(path);
});

it('The desk proposes the chosen carriers, or the usual ones, each with an address for its parcels', () => {
  expect(proposedCarriers([van])).toEqual(['Our own van']);
  expect(proposedCarriers([])).toEqual(usualCarriers.map(({ name }) => name));
  for (const { name, trackingUrl: address } of usualCarriers) expect(isTrackingUrl(address), name).toBe(true);
});
