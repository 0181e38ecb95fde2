import { installPackages } from '../../emulators/apt.ts';
import { Problem } from '../../emulators/problem.ts';
import type { Engine } from './engines.ts';

type Report = (line: string) => void;

async function install(engine: Engine, report: Report, signal: AbortSignal): Promise<void> {
  try {
    await engine.install?.(report, signal);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    report(error.message);
  }
  if (engine.find() === undefined) await installPackages(engine.packages, report, signal);
}

/** The engines that can run here, after what was missing has been installed; reports which and which not. */
export async function installEngines(
  asked: readonly Engine[],
  report: Report,
  signal: AbortSignal,
): Promise<Engine[]> {
  for (const engine of asked) {
    if (engine.find() === undefined) await install(engine, report, signal);
    const program = engine.find();
    const packages = engine.packages.join(' and ');
    report(
      program === undefined
        ? `${engine.name} is not here and could not be installed: install ${packages} (Debian, Ubuntu) and try again.`
        : `${engine.name}: ${program}`,
    );
  }
  return asked.filter((engine) => engine.find() !== undefined);
}
