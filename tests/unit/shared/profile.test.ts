import { expect, it } from 'vitest';
import { validated } from '../../../functions/src/platform/http/call-request.ts';
import { profileEditSchema } from '../../../functions/src/shared/shopper/profile.ts';

const recipient = (name: string, street = 'Quay 1') => ({ name, address: { street } });

it.each([
  ['without a street', [recipient('Nora', ' ')], 'Street is required'],
  ['that stands there twice', [recipient('Nora'), recipient(' Nora')], 'This address is saved already'],
  [
    'too many',
    Array.from({ length: 11 }, (_, index) => recipient(`${index}`)),
    'There is room for 10 addresses',
  ],
  ['that is none', [null], /required/],
])('No address %s is saved', async (_, addresses, words) => {
  const read = profileEditSchema.cast({ addresses }, { assert: false });
  await expect(validated(profileEditSchema, read)).rejects.toThrow(words);
});
