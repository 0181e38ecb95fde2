import type { BrowserContext } from '@playwright/test';

/** Runs in the browser, in every page before its own scripts: it may use nothing from outside itself. */
function logViolations(): void {
  addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = violation;
    const from = sourceFile ? ` from ${sourceFile}:${lineNumber}` : '';
    console.error(
      `Security policy violation: ${effectiveDirective} forbids ${blockedURI}${from} ${sample}`.trim(),
    );
  });
}

/**
 * Errors and warnings in the console, violations of the Content-Security-Policy, uncaught errors, and failed requests,
 * to which every request to the internet belongs.
 */
export class BrowserErrors {
  readonly #seen: string[] = [];
  // A shopper's lists are sent again by themselves when the shop took the last ones less than a second ago.
  readonly #expected: RegExp[] = [
    /status of 429 .*\/api\/account\/lists\)/,
    /exchanged with the shop later: ApiError: The lists were just changed/,
  ];

  /** Errors that the test is about to provoke. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Includes popups. */
  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(logViolations);
    context.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      // As the configuration of the tests asks for.
      if (message.text().startsWith('Service Worker registration blocked')) return;
      this.#seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#seen.push(`uncaught: ${error.error().stack}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown';
      // Leaving a page aborts what is still loading.
      if (reason !== 'net::ERR_ABORTED') this.#seen.push(`failed request: ${request.url()} ${reason}`);
    });
  }

  unexpected(): string[] {
    return this.#seen.filter((error) => !this.#expected.some((pattern) => pattern.test(error)));
  }
}
