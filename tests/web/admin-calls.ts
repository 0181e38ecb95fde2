import { type Mock, vi } from 'vitest';
import { callAdminApi as call } from '../../web/src/entities/session/admin-api.ts';

// Records the dashboard's calls as they are made in code; tests that import this answer them.

export const callAdminApi: Mock = vi.mocked(call);

/** Without reading calls. */
export const writtenCalls = () => callAdminApi.mock.calls.filter(([name]) => !name.startsWith('GET'));
export const callsOf = (name: string) => callAdminApi.mock.calls.filter(([one]) => one === name);
