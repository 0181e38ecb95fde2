import { array, mixed, object, string } from 'yup';
import type { Shop, Step } from '../shop.ts';

/** A role of an account, in the project, in the bucket, or for an account. */
export interface Grant {
  member: string;
  role: string;
}

/** What grants roles: `gcloud <noun> get-iam-policy <name>`. */
export interface Resource {
  noun: readonly string[];
  name: string;
}

const binding = object({
  role: string().required(),
  members: array(string().required()).default([]),
  condition: mixed(),
});
const policy = object({ bindings: array(binding.required()).default([]) });

const flagsOf = ({ answers }: Shop, { noun }: Resource) =>
  noun[0] === 'projects' ? ['--quiet'] : [`--project=${answers.project}`, '--quiet'];

async function missingOf(shop: Shop, resource: Resource, wanted: readonly Grant[]): Promise<Grant[]> {
  const { noun, name } = resource;
  const args = [...noun, 'get-iam-policy', name, ...flagsOf(shop, resource), '--format=json'];
  const text = await shop.tools.read('gcloud', args);
  const { bindings } = policy.validateSync(text.trim() === '' ? {} : JSON.parse(text));
  const granted = new Set(
    bindings.flatMap(({ role, members }) => members.map((member) => `${role} ${member}`)),
  );
  return wanted.filter(({ role, member }) => !granted.has(`${role} ${member}`));
}

/** A step that grants the roles that are not granted yet. */
export function roleStep(
  name: string,
  resource: (shop: Shop) => Promise<Resource>,
  wanted: (shop: Shop) => Promise<Grant[]>,
): Step {
  const missing = async (shop: Shop) => missingOf(shop, await resource(shop), await wanted(shop));
  return {
    name,
    isDone: async (shop) => (await missing(shop)).length === 0,
    run: async (shop) => {
      const granting = await resource(shop);
      for (const { member, role } of await missing(shop)) {
        const grant = [`--member=${member}`, `--role=${role}`];
        // A project whose policy has a condition somewhere asks for one otherwise.
        const flags = granting.noun[0] === 'projects' ? ['--condition=None'] : [];
        const args = [...granting.noun, 'add-iam-policy-binding', granting.name, ...grant, ...flags];
        await shop.tools.run('gcloud', [...args, ...flagsOf(shop, granting)]);
      }
    },
  };
}
