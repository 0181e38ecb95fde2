import { object, string } from 'yup';
import { askGoogle, GoogleRefusal } from '../platform/google-api.ts';

/** Whether a shop sends mails; 'unknown' where the deployer may not read the secret. */
export type MailState = 'on' | 'off' | 'unknown';

/** From the secret SMTP_URL. */
export function mailStateOf(smtpUrl: string): MailState {
  return ['', 'off'].includes(smtpUrl.trim()) ? 'off' : 'on';
}

/** False for example domains, which have no mail server. */
export function isReachable(email: string): boolean {
  return !/[@.]example(?:\.(?:com|net|org))?$/i.test(email.trim());
}

const accessSchema = object({ payload: object({ data: string().default('') }) });

/** Reads the secret SMTP_URL, and returns only whether there is a mail server. */
export async function readMailState(project: string): Promise<MailState> {
  const address = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/SMTP_URL/versions/latest:access`;
  try {
    const { payload } = await accessSchema.validate(await askGoogle(project, address));
    return mailStateOf(Buffer.from(payload.data, 'base64').toString('utf8'));
  } catch (error) {
    if (error instanceof GoogleRefusal && [403, 404].includes(error.status)) return 'unknown';
    throw error;
  }
}

const howToSet =
  'the owner sets it under Settings, and before the first deploy `npm run shop-profile -w functions -- --contact <address>` does.';

/** For the address that mails come from. */
export function contactVerdict(email: string, mail: MailState): { refusal?: string; warning?: string } {
  if (isReachable(email) || mail === 'off') return {};
  return mail === 'on'
    ? { refusal: `Not deployed. Mails would come from ${email}, which no mail reaches: ${howToSet}` }
    : { warning: `Warning: mails come from ${email}, if they are on, which no mail reaches: ${howToSet}` };
}
