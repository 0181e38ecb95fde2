import { afterEach, expect, it, vi } from 'vitest';
import { lookupAddress } from '../../../functions/src/isbn-lookup/open-library.ts';

afterEach(() => vi.unstubAllEnvs());

const standIn = 'http://127.0.0.1:1090';

function addressWith(lookup: string | undefined, other?: string, isEmulator = 'false'): string | undefined {
  vi.stubEnv('ISBN_LOOKUP', lookup);
  vi.stubEnv('ISBN_LOOKUP_ADDRESS', other);
  vi.stubEnv('FUNCTIONS_EMULATOR', isEmulator);
  return lookupAddress();
}

it.each([undefined, '', 'false'])(
  'The address at which books are looked up is none unless the shop says so: %s',
  (value) => {
    expect(addressWith(value)).toBeUndefined();
  },
);

it('The address at which books are looked up is Open Library’s, whatever else is named, but on the emulators', () => {
  expect(addressWith('true')).toBe('https://openlibrary.org');
  expect(addressWith('true', standIn)).toBe('https://openlibrary.org');
  expect(addressWith('true', standIn, 'true')).toBe(standIn);
  expect(addressWith('false', standIn, 'true')).toBeUndefined();
});

it('The address at which books are looked up stops the start when it is anything else', () => {
  expect(() => addressWith('yes')).toThrow('ISBN_LOOKUP must be true or false, not yes');
});
