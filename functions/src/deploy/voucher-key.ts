import { randomBytes } from 'node:crypto';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import { askGoogle, GoogleRefusal } from '../platform/google-api.ts';

export const newVoucherKey = () => randomBytes(32).toString('base64url');

async function unless<T>(statuses: readonly number[], asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof GoogleRefusal && statuses.includes(error.status)) return undefined;
    throw error;
  }
}

/**
 * Creates the secret VOUCHER_KEY for a shop set up before there were vouchers: firebase-tools deploys no function whose
 * secret is missing.
 * @throws CannotProceed where the deployer may not
 */
export async function ensureVoucherKey(project: string): Promise<void> {
  const secrets = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets`;
  const latest = `${secrets}/VOUCHER_KEY/versions/latest`;
  if (await unless([404], askGoogle(project, latest))) return;
  try {
    await unless(
      [409],
      askGoogle(project, `${secrets}?secretId=VOUCHER_KEY`, { replication: { automatic: {} } }),
    );
    const data = Buffer.from(newVoucherKey()).toString('base64');
    await askGoogle(project, `${secrets}/VOUCHER_KEY:addVersion`, { payload: { data } });
  } catch (error) {
    if (!(error instanceof GoogleRefusal) || error.status !== 403) throw error;
    throw new CannotProceed(
      'Not deployed. The secret VOUCHER_KEY is missing, and the account that deploys may not make it: run `npm run setup` once as the owner of the project.',
      { cause: error },
    );
  }
}
