import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Counts, oneCheck, sumCounts } from '../../counts.ts';
import { report } from '../../emulators/console.ts';
import { executable, findJava } from '../../emulators/java.ts';
import { installOwnPackages } from '../../emulators/own-packages.ts';
import { runQuietly } from '../../emulators/processes.ts';
import { cacheFolder } from '../../emulators/project.ts';
import type { Run } from '../../stages.ts';
import { exceptions } from './exceptions.ts';
import { type KeptPage, keptPagesVariable } from './kept-pages.ts';

const folder = path.join(cacheFolder, 'kept-pages');

interface Opinion {
  /** The tool, as the exceptions name it. */
  by: keyof typeof exceptions;
  address: string;
  message: string;
}

/** The fields read of the Nu checker's report. */
interface NuReport {
  messages: readonly { type: string; url: string; message: string; extract?: string }[];
}

/** The Nu checker, which is also that of the W3C. */
async function ofNu(pages: ReadonlyMap<string, KeptPage>, signal: AbortSignal): Promise<Opinion[]> {
  const java = path.join((await findJava()).bin, executable('java'));
  const jar = path.join(import.meta.dirname, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const options = ['--format', 'json', '--errors-only', '--exit-zero-always', '--skip-non-html', '--stdout'];
  const { output } = await runQuietly(java, ['-jar', jar, ...options, folder], { signal });
  const { messages }: NuReport = JSON.parse(output);
  return messages.map(({ url, message, extract = '' }) => ({
    by: 'nu',
    address: pages.get(path.basename(url, '.html'))?.address ?? url,
    message: `${message} ${extract}`,
  }));
}

/** Google's rules for structured data. */
async function ofStructuredData(pages: Iterable<KeptPage>): Promise<Opinion[]> {
  const { default: Extractor } = await import('@marbec/web-auto-extractor');
  const { default: Validator } = await import('@adobe/structured-data-validator');
  const extractor = new Extractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] });
  const opinions: Opinion[] = [];
  for (const { address, html } of pages) {
    const issues = await new Validator().validate(extractor.parse(html));
    for (const { severity, issueMessage, path: at } of issues) {
      const message = `${at.map(({ type }) => type).join(' > ')}: ${issueMessage}`;
      if (severity === 'ERROR') opinions.push({ by: 'structured data', address, message });
    }
  }
  return opinions;
}

function ofIbm(pages: Iterable<KeptPage>): Opinion[] {
  return [...pages].flatMap(({ address, faults }) =>
    faults.map(({ ruleId, message, snippet, label }) => ({
      by: 'ibm' as const,
      address,
      message: `${ruleId}: ${message} ${snippet}${label && ` labelled "${label}"`}`,
    })),
  );
}

function countsOf(by: Opinion['by'], opinions: readonly Opinion[]): Counts {
  const excepted = (message: string) => exceptions[by].some(({ says }) => says.test(message));
  const lines = opinions
    .filter(({ message }) => !excepted(message))
    .map(({ address, message }) => `${by}: ${address}: ${message.replaceAll(/\s+/g, ' ')}`);
  return lines.length === 0
    ? oneCheck(by, true)
    : { passed: 0, failed: 1, failures: [...new Set(lines)], durations: [] };
}

/** Has other tools check every page that the stage visits: its HTML, its structured data and its accessibility. */
export function withSecondOpinions(run: Run): Run {
  return async (given, signal) => {
    await installOwnPackages('tests/e2e/second-opinions', report, signal);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    process.env[keptPagesVariable] = folder;
    const counts = await run(given, signal);
    delete process.env[keptPagesVariable];
    const files = globSync('*.json', { cwd: folder });
    const pages = new Map(
      files.map((file): [string, KeptPage] => [
        path.basename(file, '.json'),
        JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
      ]),
    );
    if (pages.size === 0) return counts;
    report(`Second opinions on ${pages.size} pages`);
    const [nu, data] = await Promise.all([ofNu(pages, signal), ofStructuredData(pages.values())]);
    const opinions = [
      countsOf('nu', nu),
      countsOf('structured data', data),
      countsOf('ibm', ofIbm(pages.values())),
    ];
    return sumCounts([counts, ...opinions]);
  };
}
