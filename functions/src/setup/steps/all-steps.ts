import type { Step } from '../shop.ts';
import { apis, projectApis } from './apis.ts';
import { billing } from './billing.ts';
import { bucket } from './bucket.ts';
import { chosenProject } from './chosen-project.ts';
import { firestore } from './database.ts';
import { functionsRegion, shopLanguage } from './deploy-values.ts';
import { firstDeploy, smoke } from './first-deploy.ts';
import { commandsLogin, firebaseLogin, gcloudLogin } from './logins.ts';
import { profile } from './profile.ts';
import { project } from './project.ts';
import { bucketRoles, buildRole, coverRole, projectRoles, tokenRoles } from './roles.ts';
import { mailServer, ownersName, ownersPassword, stripeKeys } from './secrets.ts';
import { serviceAccounts } from './service-accounts.ts';
import { signIn } from './sign-in.ts';
import { webApp, webConfiguration } from './web-app.ts';

/** All that a shop needs, in the order in which one thing stands on another. */
export const steps: readonly Step[] = [
  gcloudLogin,
  commandsLogin,
  firebaseLogin,
  project,
  projectApis,
  billing,
  apis,
  firestore,
  bucket,
  webApp,
  webConfiguration,
  functionsRegion,
  shopLanguage,
  signIn,
  serviceAccounts,
  coverRole,
  projectRoles,
  bucketRoles,
  ...tokenRoles,
  buildRole,
  ownersName,
  ownersPassword,
  mailServer,
  stripeKeys,
  profile,
  chosenProject,
  firstDeploy,
  smoke,
];
