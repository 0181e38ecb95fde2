import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { generate } from 'selfsigned';
import { askHosting } from '../cdn/ask-hosting.ts';
import { type Answer, CdnCache, type Request } from '../cdn/cdn-cache.ts';
import { addressOf } from '../emulators/project.ts';
import { listen } from '../fixtures/listen.ts';

/** The shop as in production: over HTTP/2, compressed, and cached for as long as an answer allows. */
export interface Front {
  /** With https and without a slash at the end. */
  address: string;
  /** From now on requests get no answer. */
  cut(): void;
  close(): Promise<void>;
}

const compress = promisify(brotliCompress);
const compressible = /^(text\/|image\/svg|application\/(json|javascript|manifest))/;
/** Brotli levels: immutable files are compressed once, as small as possible, everything else while a visitor waits. */
const quality = { changing: 5, lasting: 11 };
const hosting = addressOf('hosting');

/** Hosting's answer as its CDN keeps it: compressed. */
async function compressedAnswer(request: Request, sent: Buffer): Promise<Answer> {
  const answer = await askHosting(request, sent);
  const { 'content-type': type = '', 'cache-control': caching = '' } = answer.headers;
  if (answer.body.length === 0 || !compressible.test(type)) return answer;
  const level = caching.includes('immutable') ? quality.lasting : quality.changing;
  const body = await compress(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
  const headers = { ...answer.headers, 'content-encoding': 'br', 'content-length': String(body.length) };
  return { ...answer, headers, body };
}

/** In front of Hosting's emulator, on a free port. */
export async function openFront(): Promise<Front> {
  const cache = new CdnCache();
  let isCut = false;

  async function answer(question: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const { method, url, stream } = question;
    const plain = Object.entries(question.headers).filter(([name]) => !name.startsWith(':'));
    const headers = { ...Object.fromEntries(plain), host: `${hosting.host}:${hosting.port}` };
    const request = { method, url, headers };
    const sent = await buffer(stream);
    const {
      status,
      headers: given,
      body,
    } = await cache.answer(request, () => compressedAnswer(request, sent));
    response.writeHead(status, given);
    response.end(body);
  }

  const pems = await generate([{ name: 'commonName', value: hosting.host }], { keyType: 'ec' });
  const server = createSecureServer({ key: pems.private, cert: pems.cert }, (question, response) => {
    if (isCut) {
      response.stream.destroy();
      return;
    }
    answer(question, response).catch((error: unknown) => {
      console.error(`The front could not answer ${question.url}:`, error);
      response.stream.destroy();
    });
  });
  const port = await listen(server);
  return {
    address: `https://${hosting.host}:${port}`,
    cut: () => {
      isCut = true;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
