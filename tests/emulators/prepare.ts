import { buildLaunchers, builtLaunchers } from '../offline-emulators/launchers.ts';
import { download } from './downloads.ts';
import { findJava } from './java.ts';

export interface Prepared {
  javaBin: string;
  /** Tell firebase-tools which jars to run when they are not its own. */
  variables: Record<string, string>;
  withUi: boolean;
}

/** @throws Problem when this computer lacks something */
export async function prepareEmulators(
  report: (line: string) => void,
  signal: AbortSignal,
): Promise<Prepared> {
  const java = await findJava();
  report(`Using Java ${java.major} in ${java.bin}`);
  const fetch = (name: Parameters<typeof download>[0]) => download(name, report, signal);
  // Where Google could not be reached once, trying again takes seconds.
  const launchers = builtLaunchers(java);
  if (!launchers && (await fetch('firestore')) && (await fetch('storage'))) {
    return { javaBin: java.bin, variables: {}, withUi: await fetch('ui') };
  }
  const { firestore, storage } = launchers ?? (await buildLaunchers(java, report, signal));
  return {
    javaBin: java.bin,
    variables: { FIRESTORE_EMULATOR_BINARY_PATH: firestore, STORAGE_EMULATOR_BINARY_PATH: storage },
    withUi: false,
  };
}
