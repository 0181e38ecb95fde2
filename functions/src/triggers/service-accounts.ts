import { type Expression, expr, projectID } from 'firebase-functions/params';
import { accounts, type FunctionName } from '../setup/accounts.ts';

/**
 * The full address: firebase-tools passes the short form `name@` unchanged to Cloud Scheduler and Secret Manager, which
 * refuse it.
 */
export function serviceAccountOf(name: FunctionName): Expression<string> {
  return expr`${accounts[name].name}@${projectID}.iam.gserviceaccount.com`;
}
