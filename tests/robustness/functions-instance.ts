import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../emulators/project.ts';

export interface FunctionsInstance {
  child: ChildProcess;
  address: string;
  /** @returns the peak of its memory, in MiB */
  end(): Promise<number>;
}

export async function startFunctionsInstance(env = process.env): Promise<FunctionsInstance> {
  const file = path.join(root, 'tests/robustness/functions-process.ts');
  const child = spawn(process.execPath, [file], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const [listening, peak] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  // Its log comes the same way, and must be read, or it would wait.
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [name, value = ''] = line.split(' ');
    if (name === 'listening') listening.resolve(value);
    if (name === 'peak') peak.resolve(value);
  });
  const died = exited.then(([code]) => Promise.reject(new Error(`The functions ended with ${code}`)));
  // The races below report it; by itself, unhandled, it would end the tests' process.
  died.catch(() => undefined);
  return {
    child,
    address: await Promise.race([listening.promise, died]),
    async end() {
      child.stdin.end();
      const kibibytes = Number(await Promise.race([peak.promise, died]));
      await exited;
      return kibibytes / 1024;
    },
  };
}
