import { once } from 'node:events';
import { type FunctionsInstance, startFunctionsInstance } from './functions-instance.ts';

/** The functions in a process that can be killed at any moment. Another one is ready then, so that kills are cheap. */
export interface KillableFunctions {
  /** Of the process that is there, or of the next one as soon as it is. */
  address(): Promise<string>;
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
  let [present, next] = [start(), start()];
  await present;
  return {
    address: async () => (await present).address,
    async kill() {
      const killed = await present;
      present = next;
      next = start();
      await killInstance(killed);
      await present;
    },
    async end() {
      await Promise.all([present, next].map(async (one) => killInstance(await one)));
    },
  };
}
