import { expect, it, vi } from 'vitest';
import { publicRefusal } from '../../../functions/src/deploy/public-functions.ts';
import { GoogleRefusal } from '../../../functions/src/platform/google-api.ts';

const askGoogle = vi.hoisted(() => vi.fn());
vi.mock('../../../functions/src/platform/google-api.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  askGoogle,
}));

it.each([
  ['allows one organisation alone', { listPolicy: { allowedValues: ['C01abc'] } }],
  ['allows nobody', { listPolicy: { allValues: 'DENY' } }],
])('A policy that %s is named, with the page where it is overridden', async (_, policy) => {
  askGoogle.mockResolvedValueOnce(policy);
  const reason = await publicRefusal('corner-books');
  expect(reason).toContain('constraints/iam.allowedPolicyMemberDomains');
  expect(reason).toContain('iam-allowedPolicyMemberDomains?project=corner-books');
  expect(askGoogle).toHaveBeenLastCalledWith(
    'corner-books',
    'https://cloudresourcemanager.googleapis.com/v1/projects/corner-books:getEffectiveOrgPolicy',
    { constraint: 'constraints/iam.allowedPolicyMemberDomains' },
  );
});

it.each([
  ['allows all', async () => ({ listPolicy: { allValues: 'ALLOW' } })],
  ['is not there', async () => ({})],
  ['cannot be read', () => Promise.reject(new GoogleRefusal(403, 'No'))],
])('A policy that %s is not named', async (_, answer) => {
  askGoogle.mockImplementationOnce(answer);
  expect(await publicRefusal('corner-books')).toBeUndefined();
});
