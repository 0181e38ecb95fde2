import { applicationDefault } from 'firebase-admin/app';
import { CannotProceed } from './cannot-proceed.ts';

/** `status` is 0 when the API was not reached. */
export class GoogleRefusal extends CannotProceed {
  override name = 'GoogleRefusal';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The operator's own. @throws CannotProceed where there are none */
export async function accessToken(): Promise<string> {
  try {
    return (await applicationDefault().getAccessToken()).access_token;
  } catch (error) {
    throw new CannotProceed(
      'Google does not know who you are: run `gcloud auth application-default login`, and then this again.',
      { cause: error },
    );
  }
}

/**
 * POST with a body, else GET; counts in the quota of `project`. @throws GoogleRefusal when it does not answer with
 * success
 */
export async function askGoogle(project: string, address: string, body?: object): Promise<unknown> {
  const headers = {
    Authorization: `Bearer ${await accessToken()}`,
    'Content-Type': 'application/json',
    'X-Goog-User-Project': project,
  };
  const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(60_000), ...sent }).catch(
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new GoogleRefusal(0, `${address} could not be asked: ${reason}`);
    },
  );
  const text = await answer.text();
  if (!answer.ok) throw new GoogleRefusal(answer.status, `${address} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}
