import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { generate } from 'selfsigned';
import { addressOf } from '../emulators/project.ts';

/** The shop as a browser meets it in production: over HTTP/2, compressed, and kept for as long as an answer allows. */
export interface Front {
  /** With https and without a slash at the end. */
  address: string;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Until when it may be given again, in milliseconds since 1970. */
  goodUntil: number;
}

const compress = promisify(brotliCompress);
const compressible = /^(text\/|image\/svg|application\/(json|javascript|manifest))/;
/** What stays for ever is compressed once, as small as it gets, and everything else while somebody waits. */
const quality = { changing: 5, lasting: 11 };
/** They belong to one connection, not to the answer. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

const hosting = addressOf('hosting');

async function askHosting({ method, url, headers, stream }: Http2ServerRequest): Promise<IncomingMessage> {
  const passed = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  const question = request({
    ...{ host: hosting.host, port: hosting.port, method, path: url },
    headers: {
      ...Object.fromEntries(passed),
      host: `${hosting.host}:${hosting.port}`,
      'accept-encoding': 'identity',
    },
  });
  question.end(await buffer(stream));
  const [answer]: IncomingMessage[] = await once(question, 'response');
  if (answer === undefined) throw new Error(`Hosting did not answer ${url}`);
  return answer;
}

/** For how many milliseconds a shared cache such as Hosting's CDN may keep an answer. */
function lifetime({ method }: Http2ServerRequest, caching: string): number {
  if (method !== 'GET' || caching.includes('private')) return 0;
  if (caching.includes('immutable')) return Number.POSITIVE_INFINITY;
  return Number(/s-maxage=(\d+)/.exec(caching)?.[1] ?? 0) * 1000;
}

async function fetchAnswer(question: Http2ServerRequest): Promise<Answer> {
  const given = await askHosting(question);
  const body = await buffer(given);
  const kept = lifetime(question, given.headers['cache-control'] ?? '');
  const headers: OutgoingHttpHeaders = Object.fromEntries(
    Object.entries(given.headers).filter(([name]) => !connectionHeaders.includes(name)),
  );
  const answer = { status: given.statusCode ?? 502, headers, body, goodUntil: Date.now() + kept };
  if (body.length === 0 || !compressible.test(given.headers['content-type'] ?? '')) return answer;
  const level = Number.isFinite(kept) ? quality.changing : quality.lasting;
  const small = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
  Object.assign(headers, { 'content-encoding': 'br', 'content-length': small.length });
  return { ...answer, body: small };
}

/** Opens a front before Hosting's emulator, on a port that is free. */
export async function openFront(): Promise<Front> {
  const kept = new Map<string, Answer>();

  async function answer(question: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const known = question.method === 'GET' ? kept.get(question.url) : undefined;
    const current = known !== undefined && known.goodUntil > Date.now();
    const { status, headers, body, goodUntil } = current ? known : await fetchAnswer(question);
    if (status === 200) kept.set(question.url, { status, headers, body, goodUntil });
    response.writeHead(status, headers);
    response.end(body);
  }

  const pems = await generate([{ name: 'commonName', value: hosting.host }], { keyType: 'ec' });
  const server = createSecureServer({ key: pems.private, cert: pems.cert }, (question, response) => {
    answer(question, response).catch((error: unknown) => {
      console.error(`The front could not answer ${question.url}:`, error);
      response.stream.destroy();
    });
  });
  server.listen(0, hosting.host);
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The front listens on no port');
  return {
    address: `https://${hosting.host}:${place.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
