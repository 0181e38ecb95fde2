import type { ShopProfile } from '../shared/shop/shop-profile.ts';
import type { OpenLibraryAnswers } from './open-library-answer.ts';

/** No answer from Open Library, or an unexpected one. */
export class LookupFailed extends Error {
  override readonly name = 'LookupFailed';
}

/** The only host ever requested. */
const openLibrary = 'https://openlibrary.org';

/**
 * Undefined unless ISBN_LOOKUP=true in functions/.env. On local emulators another address can replace Open Library.
 * @throws Error for any other value
 */
export function lookupAddress(): string | undefined {
  const { ISBN_LOOKUP: value = '', ISBN_LOOKUP_ADDRESS: other, FUNCTIONS_EMULATOR } = process.env;
  if (!['', 'true', 'false'].includes(value)) {
    throw new Error(`ISBN_LOOKUP must be true or false, not ${value}`);
  }
  if (value !== 'true') return undefined;
  return FUNCTIONS_EMULATOR === 'true' && other ? other : openLibrary;
}

const timeoutMs = 4000;
/** Many times the longest answer about one book. */
const mostBytes = 512 * 1024;

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new LookupFailed(`More than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

interface Asked {
  address: string;
  isbn: string;
  /** Open Library asks programs to identify themselves. */
  shop: Pick<ShopProfile, 'shopName' | 'contactEmail'>;
}

async function ask({ address, isbn, shop }: Asked, kind: string, signal: AbortSignal): Promise<unknown> {
  const query = new URLSearchParams({ bibkeys: `ISBN:${isbn}`, format: 'json', jscmd: kind });
  const response = await fetch(`${address}/api/books?${query}`, {
    // Never to another host; this address of Open Library does not redirect.
    redirect: 'error',
    signal,
    headers: {
      Accept: 'application/json',
      // Printable ASCII, which every server accepts in headers.
      'User-Agent': `${shop.shopName} (${shop.contactEmail})`.replace(/[^ -~]/g, '?'),
    },
  });
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || !type.startsWith('application/json')) {
    await response.body?.cancel();
    throw new LookupFailed(`Answered ${response.status} with ${type.slice(0, 60)}`);
  }
  return JSON.parse(await textOf(response));
}

/** In the two ways that together give the most data. @throws LookupFailed */
export async function askOpenLibrary(asked: Asked, signal: AbortSignal): Promise<OpenLibraryAnswers> {
  // Also aborts the second request when the first one fails.
  const failed = new AbortController();
  const limits = AbortSignal.any([signal, failed.signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const [details, data] = await Promise.all([ask(asked, 'details', limits), ask(asked, 'data', limits)]);
    return { details, data };
  } catch (error) {
    failed.abort();
    signal.throwIfAborted();
    throw error instanceof LookupFailed ? error : new LookupFailed(String(error), { cause: error });
  }
}
