import type { BrowserContext } from '@playwright/test';

/** Runs in the browser, in every page before its own scripts: it may use nothing from outside itself. */
function tellViolations(): void {
  addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = violation;
    const from = sourceFile ? ` from ${sourceFile}:${lineNumber}` : '';
    console.error(
      `Security policy violation: ${effectiveDirective} forbids ${blockedURI}${from} ${sample}`.trim(),
    );
  });
}

/**
 * What goes wrong in a browser without a test looking: errors and warnings in the console, violations of the
 * Content-Security-Policy, uncaught errors, failed requests and questions to the internet.
 */
export class Troubles {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Announces what the test is about to provoke. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  note(trouble: string): void {
    this.#seen.push(trouble);
  }

  /** Collects from every page of a browser, popups included. */
  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(tellViolations);
    context.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      this.note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.note(`uncaught: ${error.error().stack}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown';
      // Whoever leaves a page calls off what was still on its way.
      if (reason !== 'net::ERR_ABORTED') this.note(`failed request: ${request.url()} ${reason}`);
    });
  }

  /** What nobody has announced. */
  unexpected(): string[] {
    return this.#seen.filter((trouble) => !this.#expected.some((pattern) => pattern.test(trouble)));
  }
}
