import { cachedFile, download } from './google-downloads.ts';
import { findJava } from './java.ts';
import { buildLaunchers, findCloudSdkEngine } from './launchers.ts';
import { Problem } from './problem.ts';
import { makeCacheFolder } from './project.ts';

export interface Prepared {
  javaBin: string;
  /** Tells firebase-tools which jars to run when they are not its own. */
  variables: Record<string, string>;
  /** The jar that judges storage.rules, whoever it is from. */
  rulesRuntime: string;
  withUi: boolean;
}

/** Finds Java and the emulators. Throws a Problem when this computer lacks something. */
export async function prepareEmulators(report: (line: string) => void): Promise<Prepared> {
  makeCacheFolder();
  const java = await findJava();
  report(`Java ${java.major} in ${java.bin}`);
  const haveFirestore = await download('firestore', report);
  const haveStorage = haveFirestore && (await download('storage', report));
  if (haveFirestore && haveStorage) {
    const rulesRuntime = cachedFile('storage');
    return { javaBin: java.bin, variables: {}, rulesRuntime, withUi: await download('ui', report) };
  }
  const engine = findCloudSdkEngine();
  if (engine === undefined) {
    throw new Problem(
      "The Firestore and Storage emulators could not be downloaded and the Google Cloud SDK's Firestore emulator is not installed: connect to the internet once, or run `gcloud components install cloud-firestore-emulator`.",
    );
  }
  const launchers = await buildLaunchers(engine, java, report);
  return {
    javaBin: java.bin,
    variables: {
      FIRESTORE_EMULATOR_BINARY_PATH: launchers.firestore,
      STORAGE_EMULATOR_BINARY_PATH: launchers.storage,
    },
    rulesRuntime: launchers.storage,
    withUi: await download('ui', report),
  };
}
