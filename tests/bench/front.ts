import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { generate } from 'selfsigned';
import { addressOf } from '../emulators/project.ts';

/** The shop as a browser meets it in production: over HTTP/2, its texts compressed. */
export interface Front {
  /** With https and without a slash at the end. */
  address: string;
  close(): Promise<void>;
}

const compress = promisify(brotliCompress);
const compressible = /^(text\/|image\/svg|application\/(json|javascript|manifest))/;
/** What changes is compressed while somebody waits, what stays as small as it gets, once. */
const quality = { changing: 5, lasting: 11 };
/** They belong to one connection, not to the answer. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/** Opens a front before Hosting's emulator, on a port that is free. */
export async function openFront(): Promise<Front> {
  const { host, port } = addressOf('hosting');
  const pems = await generate([{ name: 'commonName', value: host }], { keyType: 'ec' });
  const kept = new Map<string, Buffer>();

  async function ask({ method, url, headers }: Http2ServerRequest, body: Buffer): Promise<IncomingMessage> {
    const passed = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
    const question = request({
      ...{ host, port, method, path: url },
      headers: { ...Object.fromEntries(passed), host: `${host}:${port}`, 'accept-encoding': 'identity' },
    });
    question.end(body);
    const [answer]: IncomingMessage[] = await once(question, 'response');
    if (answer === undefined) throw new Error(`Hosting did not answer ${url}`);
    return answer;
  }

  async function brotli(path: string, { headers }: IncomingMessage, body: Buffer): Promise<Buffer> {
    const lasting = headers['cache-control']?.includes('immutable') ?? false;
    const known = lasting ? kept.get(path) : undefined;
    if (known !== undefined) return known;
    const level = lasting ? quality.lasting : quality.changing;
    const small = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
    if (lasting) kept.set(path, small);
    return small;
  }

  async function answer(question: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const given = await ask(question, await buffer(question));
    const body = await buffer(given);
    const headers: OutgoingHttpHeaders = Object.fromEntries(
      Object.entries(given.headers).filter(([name]) => !connectionHeaders.includes(name)),
    );
    const small = body.length > 0 && compressible.test(given.headers['content-type'] ?? '');
    const sent = small ? await brotli(question.url, given, body) : body;
    if (small) Object.assign(headers, { 'content-encoding': 'br', vary: 'Accept-Encoding' });
    response.writeHead(given.statusCode ?? 502, headers);
    response.end(sent);
  }

  const server = createSecureServer({ key: pems.private, cert: pems.cert }, (question, response) => {
    answer(question, response).catch((error: unknown) => {
      console.error(`The front could not answer ${question.url}:`, error);
      response.stream.destroy();
    });
  });
  server.listen(0, host);
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The front listens on no port');
  return {
    address: `https://${host}:${place.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
