import type { Answer, CallInput, CallName, CallNameFor } from '@bookstore/functions/shared/api-calls';
import type { Capability } from '@bookstore/functions/shared/people/roles';
import { callAdminApi } from './admin-api.ts';

/** How long a download may pause between two parts. */
const idleMilliseconds = 15_000;

/** The calls that answer a text. */
type DownloadName = { [Name in CallName]: Answer<Name> extends string ? Name : never }[CallName] &
  CallNameFor<Capability>;

/** A timeout that starts again with each part of an answer. */
class IdleTimeout {
  readonly #controller = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.restart();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  restart(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => this.#controller.abort(new DOMException('Nothing came any more', 'TimeoutError')),
      idleMilliseconds,
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

async function textOf(response: Response, limit: IdleTimeout): Promise<string> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = '';
  while (reader) {
    limit.restart();
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * The text of a file that the API makes. It may take any time, as long as parts of it keep coming.
 * @throws ApiError as `callAdminApi` does
 */
export async function downloadAsAdmin<Name extends DownloadName>(
  name: Name,
  input: CallInput<Name>,
): Promise<Answer<Name>> {
  const limit = new IdleTimeout();
  try {
    return await callAdminApi(name, input, undefined, {
      timeout: limit.signal,
      readText: (response) => textOf(response, limit),
    });
  } finally {
    limit.stop();
  }
}
