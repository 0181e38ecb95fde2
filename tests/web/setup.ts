import '@testing-library/jest-dom/vitest';
import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import React from 'react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { fillBrowserGaps } from './browser-gaps.ts';

// Only what never comes takes this long, even on a busy computer.
configure({ asyncUtilTimeout: 15_000 });

// Files share a page, too: each begins with an empty one.
history.replaceState(null, '', '/');
document.head.replaceChildren();
document.body.replaceChildren();

// React records with a stack where each element was made, up to 10,000 in a second. Nothing reads that here, and it
// takes an eighth of the time.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(Reflect.get(React, internals), 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set: () => undefined,
  configurable: true,
});

const mocked = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, vi.fn(async () => undefined)]));

// Dialogs and toasts are not shown: tests check the calls. `agree` answers questions with yes.
vi.mock('../../web/src/lib/alerts.ts', () => ({
  ...mocked('prepareAlerts', 'showToast', 'showFailure', 'showSuccess', 'showWarning'),
  ...mocked('askFirst', 'confirmLeaving'),
}));
vi.mock('../../web/src/lib/password-question.ts', () => mocked('askPassword'));

// Tests set who is signed in, instead of Firebase.
vi.mock('../../web/src/lib/firebase/auth.ts', () => ({
  ...mocked('observeShopper', 'register', 'signIn', 'signInAgain', 'signOutShopper', 'confirmAddress'),
  ...mocked('setPassword', 'preparePopup', 'requestNewAddress'),
  shopperToken: vi.fn(async () => 'id-token'),
}));

// The dashboard's calls are made, unless a test answers them (admin-calls.ts).
vi.mock('../../web/src/entities/session/admin-api.ts', { spy: true });

// A timer that a file leaves behind would call the shop in another one.
const timers = new Set<unknown>();
for (const name of ['setTimeout', 'setInterval'] as const) {
  const real = Symbol.for(`${name} of the process`);
  const start: (...given: unknown[]) => unknown = Reflect.get(globalThis, real) ?? globalThis[name];
  Reflect.set(globalThis, real, start);
  const noted = (...given: unknown[]) => {
    const timer = start(...given);
    timers.add(timer);
    return timer;
  };
  Reflect.set(globalThis, name, Object.defineProperties(noted, Object.getOwnPropertyDescriptors(start)));
}
afterAll(() => {
  for (const timer of timers) clearTimeout(Number(timer));
});

const consoleErrors: string[] = [];

// An error in the console that a test does not expect fails it. A test that expects one mocks the console:
// vi.spyOn(console, 'error').mockImplementation(() => undefined), and checks its calls. Warnings are hidden.
beforeEach(() => {
  fillBrowserGaps();
  vi.spyOn(console, 'warn').mockReturnValue();
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
