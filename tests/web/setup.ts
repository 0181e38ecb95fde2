import '@testing-library/jest-dom/vitest';
import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { fillBrowserGaps } from './browser-gaps.ts';

// What comes late on a busy computer comes all the same: only what never comes takes this long.
configure({ asyncUtilTimeout: 15_000 });

const consoleErrors: string[] = [];

// An error in the console that a test does not expect fails it. A test that expects one puts its own in
// place: vi.spyOn(console, 'error').mockImplementation(() => undefined), and looks at its calls.
beforeEach(() => {
  fillBrowserGaps();
  consoleErrors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    consoleErrors.push(format(...words));
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  if (consoleErrors.length > 0) throw new Error(`Unexpected console error:\n${consoleErrors.join('\n')}`);
});
