import { once } from 'node:events';
import { type FunctionsInstance, startFunctionsInstance } from './functions-instance.ts';

/** The functions in a process that can be killed at any moment. Another one is ready then, so that kills are cheap. */
export interface KillableFunctions {
  address(): string;
  /** Kills the process, and lets the next one take its place. */
  kill(): Promise<void>;
  end(): Promise<void>;
}

async function killInstance({ child }: FunctionsInstance): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** @param warmUp asks something of each new process, so that no other call is its first */
export async function startKillableFunctions(
  warmUp: (address: string) => Promise<unknown>,
): Promise<KillableFunctions> {
  const start = async () => {
    const instance = await startFunctionsInstance();
    await warmUp(instance.address);
    return instance;
  };
  let present = await start();
  let next = start();
  return {
    address: () => present.address,
    async kill() {
      await killInstance(present);
      present = await next;
      next = start();
    },
    async end() {
      await Promise.all([killInstance(present), next.then(killInstance)]);
    },
  };
}
