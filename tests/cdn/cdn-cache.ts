import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import CachePolicy from 'http-cache-semantics';

/** Without a body. */
export interface Request {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders & OutgoingHttpHeaders;
  body: Buffer;
}

interface KeptAnswer {
  answer: Answer;
  /** The request's values of the headers that the answer varies by. */
  varied: ReadonlyMap<string, string>;
  /** By the clock of the cache. */
  freshUntil: number;
}

function textOf(header: string | string[] | undefined): string {
  return [header ?? []].flat().join(', ');
}

/** Of the headers that Vary names; compression is the CDN's own matter. */
function variedHeaders(request: Request, answer: Answer): Map<string, string> {
  const names = (answer.headers.vary ?? '').toLowerCase().split(/\s*,\s*/);
  const telling = names.filter((name) => name !== 'accept-encoding');
  return new Map(telling.map((name) => [name, textOf(request.headers[name])]));
}

/** Of a shared cache, in milliseconds. */
function lifetimeOf({ method }: Request, { status, headers }: Answer): number {
  // Without the request's own headers: a CDN does not let browsers decide what it keeps.
  const policy = new CachePolicy({ method, headers: {} }, { status, headers }, { cacheHeuristic: 0 });
  return method === 'GET' && policy.storable() ? policy.timeToLive() : 0;
}

/**
 * Like the CDN of Firebase Hosting: by address and Vary, for as long as Cache-Control allows a shared cache. The
 * request's Cache-Control, as of a reload, is ignored.
 */
export class CdnCache {
  readonly #kept = new Map<string, KeptAnswer[]>();
  readonly #now: () => number;

  /** @param now in milliseconds */
  constructor(now = () => Date.now()) {
    this.#now = now;
  }

  async answer(request: Request, ask: () => Promise<Answer>): Promise<Answer> {
    const fresh = (this.#kept.get(request.url) ?? []).filter(({ freshUntil }) => freshUntil > this.#now());
    const kept = fresh.find(({ varied }) =>
      [...varied].every(([name, value]) => textOf(request.headers[name]) === value),
    );
    if (kept && request.method === 'GET') return kept.answer;
    const answer = await ask();
    const lifetime = lifetimeOf(request, answer);
    if (lifetime > 0) {
      const varied = variedHeaders(request, answer);
      this.#kept.set(request.url, [...fresh, { answer, varied, freshUntil: this.#now() + lifetime }]);
    }
    return answer;
  }

  /** Drops what may change, as if it had expired: not the files whose names change with their content. */
  purge(): void {
    for (const [url, kept] of this.#kept) {
      if (!kept.every(({ answer }) => answer.headers['cache-control']?.includes('immutable'))) {
        this.#kept.delete(url);
      }
    }
  }
}
