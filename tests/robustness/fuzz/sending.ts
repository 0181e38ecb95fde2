import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Address, projectId } from '../../emulators/project.ts';
import type { FuzzRequest, Via } from './requests.ts';

/** What came back; `type` is its content type. */
export interface FuzzAnswer {
  status: number;
  type: string;
  text: string;
}

// A connection for each request: one that is kept may be closed by the server just as the next request sets out.
const agent = new Agent({ keepAlive: false });

/** How long an answer may take, in milliseconds: longer than the shop's own patience. */
const patience = 30_000;

/** Where each way leads. */
export type Doors = Record<Via, Address>;

function pathFor({ via, calledFunction, path }: FuzzRequest): string {
  return via === 'functions' ? `/${projectId}/us-central1/${calledFunction}${path}` : path;
}

/** Sends a request exactly as it is; fetch would tidy it up. */
export function send(sent: FuzzRequest, doors: Doors): Promise<FuzzAnswer> {
  return new Promise((resolve, reject) => {
    const { method, body, headers } = sent;
    const content = body && Buffer.from(body.content, body.encoding);
    const isLong = content !== undefined || ['POST', 'PUT', 'PATCH'].includes(method);
    const length = isLong ? ['Content-Length', String(content?.length ?? 0)] : [];
    const { host, port } = doors[sent.via];
    const raw = ['Host', `${host}:${port}`, ...headers.flat(), ...length];
    const timeout = AbortSignal.timeout(patience);
    const options = { host, port, path: pathFor(sent), method, headers: raw, agent, signal: timeout };
    const sending = request(options, (answer) => {
      const { statusCode: status = 0, headers: told } = answer;
      text(answer).then((all) => resolve({ status, type: told['content-type'] ?? '', text: all }), reject);
    });
    // No answer is a status, too: the worst one.
    sending.on('error', (error) => resolve({ status: 0, type: '', text: String(error) }));
    sending.end(content);
  });
}
