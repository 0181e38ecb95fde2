import { type Expression, expr, projectID } from 'firebase-functions/params';
import { accounts, type FunctionName } from '../setup/accounts.ts';

/**
 * The whole e-mail address of a function's account: firebase-tools hands the short form `name@` on to Cloud Scheduler
 * and Secret Manager as it is, and they refuse it.
 */
export function serviceAccountOf(name: FunctionName): Expression<string> {
  return expr`${accounts[name].name}@${projectID}.iam.gserviceaccount.com`;
}
