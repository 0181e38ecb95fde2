import type { Answer, CallInput, CallName, CallNameFor } from '@bookstore/functions/shared/api-calls';
import type { Capability } from '@bookstore/functions/shared/people/roles';
import { callAdminApi } from './admin-api.ts';

/** The longest pause between two parts of a download. */
const idleMilliseconds = 15_000;

type NameOf<Kind> = { [Name in CallName]: Answer<Name> extends Kind ? Name : never }[CallName] &
  CallNameFor<Capability>;

/** Starts again with each part of an answer. */
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

async function readParts(
  response: Response,
  limit: IdleTimeout,
  take: (part: Uint8Array<ArrayBuffer>) => void,
): Promise<void> {
  const reader = response.body?.getReader();
  while (reader) {
    limit.restart();
    const { done, value } = await reader.read();
    if (done) break;
    take(value);
  }
}

async function textOf(response: Response, limit: IdleTimeout): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  await readParts(response, limit, (part) => {
    text += decoder.decode(part, { stream: true });
  });
  return text + decoder.decode();
}

async function bytesOf(response: Response, limit: IdleTimeout): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  await readParts(response, limit, (part) => parts.push(part));
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

async function download<Name extends CallNameFor<Capability>>(
  name: Name,
  input: CallInput<Name>,
  read: (response: Response, limit: IdleTimeout) => Promise<string | Uint8Array>,
): Promise<Answer<Name>> {
  const limit = new IdleTimeout();
  try {
    const readBody = (response: Response) => read(response, limit);
    return await callAdminApi(name, input, undefined, { timeout: limit.signal, readBody });
  } finally {
    limit.stop();
  }
}

/** May take any time, as long as parts keep coming. @throws ApiError as `callAdminApi` does */
export function downloadAsAdmin<Name extends NameOf<string>>(
  name: Name,
  input: CallInput<Name>,
): Promise<Answer<Name>> {
  return download(name, input, textOf);
}

/** As `downloadAsAdmin`, for bytes. */
export function downloadFileAsAdmin<Name extends NameOf<Uint8Array>>(
  name: Name,
  input: CallInput<Name>,
): Promise<Answer<Name>> {
  return download(name, input, bytesOf);
}
