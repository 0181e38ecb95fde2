import { array, object, string } from 'yup';
import { askGoogle, GoogleRefusal } from '../platform/google-api.ts';

const constraint = 'constraints/iam.allowedPolicyMemberDomains';

const policySchema = object({
  listPolicy: object({
    allValues: string().default(''),
    allowedValues: array(string().required()).default([]),
    deniedValues: array(string().required()).default([]),
  }),
});

/**
 * Why an organisation's policy prevents public functions, and what to do; undefined where none does, or it cannot be
 * read.
 */
export async function publicRefusal(project: string): Promise<string | undefined> {
  const address = `https://cloudresourcemanager.googleapis.com/v1/projects/${project}:getEffectiveOrgPolicy`;
  const answer = await askGoogle(project, address, { constraint }).catch((error: unknown) => {
    if (error instanceof GoogleRefusal) return {};
    throw error;
  });
  const { allValues, allowedValues, deniedValues } = policySchema.cast(answer).listPolicy;
  const isRestricted = allValues === 'DENY' || allowedValues.length > 0 || deniedValues.length > 0;
  if (!isRestricted) return undefined;
  return [
    `Your Google Cloud organisation forbids functions that everybody may call, as shoppers must: its policy “Domain restricted sharing” (${constraint}) holds for ${project}.`,
    'An administrator of the organisation (roles/orgpolicy.policyAdmin) allows it for this project alone: “Manage policy”, “Override parent’s policy”, “Replace”, “Allow all”, under',
    `https://console.cloud.google.com/iam-admin/orgpolicies/iam-allowedPolicyMemberDomains?project=${project}`,
    'Some minutes later, do this again: what is deployed already stays.',
  ].join('\n');
}
