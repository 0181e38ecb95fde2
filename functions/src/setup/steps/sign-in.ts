import { boolean, object, string } from 'yup';
import { deployConfigFile } from '../../deploy/deploy-files.ts';
import type { Shop, Step } from '../shop.ts';
import { listed } from '../tool-answers.ts';

const enabled = object({ enabled: boolean().default(false) });
const config = object({ signIn: object({ email: enabled }) });
const login = object({ account: string().required() });

async function isOn(shop: Shop): Promise<boolean> {
  const { project, googleSignIn } = shop.answers;
  const base = `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}`;
  const byEmail = config.validateSync((await shop.tools.get(`${base}/config`)) ?? {}).signIn.email.enabled;
  if (!byEmail || !googleSignIn) return byEmail;
  const google = await shop.tools.get(`${base}/defaultSupportedIdpConfigs/google.com`);
  return enabled.validateSync(google ?? {}).enabled;
}

/** firebase.json for the sign-in methods alone. Google takes no other address for support than the operator's own. */
async function providersOf(shop: Shop): Promise<object> {
  const { googleSignIn, shopName } = shop.answers;
  if (!googleSignIn) return { emailPassword: true };
  const [operator] = await listed(shop, login, 'auth', 'list', '--filter=status:ACTIVE');
  const supportEmail = operator?.account ?? '<your login>';
  return { emailPassword: true, googleSignIn: { oAuthBrandDisplayName: shopName, supportEmail } };
}

export const signIn: Step = {
  name: 'How shoppers sign in',
  isDone: isOn,
  run: async (shop) => {
    const text = JSON.stringify({ auth: { providers: await providersOf(shop) } }, null, 2);
    shop.tools.writeFile(deployConfigFile, `${text}\n`);
    const args = [
      'deploy',
      '--only',
      'auth',
      '--config',
      deployConfigFile,
      '--project',
      shop.answers.project,
    ];
    await shop.tools.run('firebase', [...args, '--non-interactive']);
  },
};
