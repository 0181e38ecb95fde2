import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { again, describeFailure } from '../failure-words.ts';

function tell(name: string, error: string | undefined, command: string): void {
  process.stdout.write(`\n✗ ${describeFailure(name, error, command)}\n\n`);
}

/** Reports each failure when it happens, with the command that repeats the test alone. */
export default class Failures implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    const { relativeModuleId: file } = test.module;
    tell(`${file}: ${test.fullName}`, errors?.[0]?.message, again.vitest(file, nameOf(test)));
  }

  onTestModuleEnd(file: TestModule): void {
    const [error] = file.errors();
    if (error) tell(file.relativeModuleId, error.message, again.vitest(file.relativeModuleId));
  }
}

/** As Vitest compares it with a pattern: the names of its groups, and its own. */
function nameOf(test: TestCase): string {
  const { parent } = test;
  return parent.type === 'suite' ? `${parent.fullName.replaceAll(' > ', ' ')} ${test.name}` : test.name;
}
