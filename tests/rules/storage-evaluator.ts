import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { rulesRuntimeCommand } from '../emulators/rules-runtime.ts';
import { sessionFields, storedSessions, type Verdict } from './callers.ts';
import { exactSessions, type StorageCase, storedFiles } from './storage-matrix.ts';

const bucket = 'demo-rules.appspot.com';
const now = new Date('2026-06-01T12:00:00.000Z');
const sessions: typeof storedSessions = { ...storedSessions, ...exactSessions };

/** A value as the rules engine takes it. */
function toExpression(value: unknown): object {
  if (value === null || value === undefined) return { null_value: null };
  if (value instanceof Date) return { timestamp_value: value.toISOString() };
  if (typeof value === 'string') return { string_value: value };
  if (typeof value === 'boolean') return { bool_value: value };
  if (typeof value === 'number') return { int_value: value };
  const fields = Object.entries(value).map(([name, one]) => [name, toExpression(one)]);
  return { map_value: { fields: Object.fromEntries(fields) } };
}

function variablesOf({ claims, path, operation, upload }: StorageCase) {
  const segments = ['b', bucket, 'o', ...path.split('/')].map((simple) => ({ simple }));
  const stored = operation !== 'list' && storedFiles.includes(path);
  const file = { name: path, bucket, contentType: 'image/png', size: 4 };
  const fields = {
    path: { path_value: { segments } },
    time: toExpression(now),
    resource: toExpression(upload && { ...file, ...upload }),
    auth: toExpression(claims && { uid: claims.sub, token: claims }),
  };
  return { request: { map_value: { fields } }, resource: toExpression(stored ? file : null) };
}

/** The document that rules read: the database holds admin sessions and nothing else. */
function documentAt(path: string) {
  const id = decodeURIComponent(
    /^\/databases\/\(default\)\/documents\/adminSessions\/([^/]+)$/.exec(path)?.[1] ?? '',
  );
  const session = sessions[id];
  if (!session) return { status: 'not_found' };
  const { expiresAt, may } = sessionFields(session, now.getTime());
  const fields = {
    expiresAt: { timestampValue: expiresAt.toISOString() },
    may: { arrayValue: { values: may.map((stringValue) => ({ stringValue })) } },
  };
  return { status: 'ok', result: { name: `projects/demo-rules${path}`, fields } };
}

/**
 * Evaluates storage.rules with the program that the Storage emulator uses, but without the emulator: at an exact time,
 * without sending megabytes, with rules of its own, and telling a denial from an error.
 */
export class StorageEvaluator {
  readonly #runtime: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;
  #messages = 0;

  private constructor(runtime: ChildProcessWithoutNullStreams) {
    this.#runtime = runtime;
    this.#lines = createInterface({ input: runtime.stdout })[Symbol.asyncIterator]();
    // It warns there about the Java it runs on.
    runtime.stderr.resume();
  }

  /** Starts the program, which takes a second or two. */
  static async start(): Promise<StorageEvaluator> {
    const [command, ...args] = rulesRuntimeCommand();
    const evaluator = new StorageEvaluator(spawn(command, args));
    await evaluator.#next();
    return evaluator;
  }

  async stop(): Promise<void> {
    this.#runtime.stdin.end();
    const { exitCode, signalCode } = this.#runtime;
    if (exitCode === null && signalCode === null) await once(this.#runtime, 'exit');
  }

  /** Uses these rules from now on. @throws Error when they do not compile */
  async load(rules: string): Promise<void> {
    const source = { files: [{ name: 'storage.rules', content: rules }] };
    const { errors } = await this.#request('load_ruleset', { rulesetName: 'rules', source });
    if (errors.length > 0) throw new Error(`The rules do not compile: ${errors.join(', ')}`);
  }

  async evaluate(one: StorageCase): Promise<Verdict> {
    const { errors, warnings, result } = await this.#request('verify', {
      rulesetName: 'rules',
      service: 'firebase.storage',
      path: `/b/${bucket}/o/${one.path}`.replace(/\/$/, ''),
      method: one.operation,
      variables: variablesOf(one),
    });
    if (errors.length + warnings.length > 0) return 'error';
    return result.permit === true ? 'allowed' : 'denied';
  }

  async #request(action: string, context: object) {
    const id = this.#messages++;
    this.#send({ id, action, context });
    for (;;) {
      const answer = await this.#next();
      if (answer.action !== 'fetch_firestore_document') return answer;
      this.#send({
        id: answer.server_request_id,
        errors: [],
        warnings: [],
        ...documentAt(answer.context.path),
      });
    }
  }

  #send(message: object): void {
    this.#runtime.stdin.write(`${JSON.stringify(message)}\n`);
  }

  async #next() {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error('The program that evaluates storage.rules has ended');
    return JSON.parse(value);
  }
}
