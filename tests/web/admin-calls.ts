import { type Mock, vi } from 'vitest';
import { callAdminApi as call } from '../../web/src/entities/session/admin-api.ts';

// Calls of the dashboard as they are made in code: tests that import this answer them, and look at them.

export const callAdminApi: Mock = vi.mocked(call);

/** Those that changed something. */
export const writtenCalls = () => callAdminApi.mock.calls.filter(([name]) => !name.startsWith('GET'));
export const callsOf = (name: string) => callAdminApi.mock.calls.filter(([one]) => one === name);
