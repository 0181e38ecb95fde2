import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { adminFirebase } from '../../web/src/entities/session/admin-firebase.ts';
import { useAdminFirestore } from '../../web/src/entities/session/admin-firestore.ts';
import { keepToken } from './dashboard-token.ts';
import { expectText } from './on-screen.ts';

vi.mock('../../web/src/entities/session/admin-firebase.ts', () => ({ adminFirebase: vi.fn() }));
vi.mock('../../web/src/lib/firebase/firestore.ts', () => ({ firestoreOf: (app: object) => app }));

function Database() {
  return <p>{`Opened ${JSON.stringify(useAdminFirestore())}`}</p>;
}

const page = () => (
  <Suspense fallback="Waiting">
    <Database />
  </Suspense>
);

it('A page whose session another tab has just ended waits for the guard, and does not sign in', async () => {
  vi.mocked(adminFirebase).mockResolvedValue({
    name: 'app',
    options: {},
    automaticDataCollectionEnabled: false,
  });
  keepToken('the-admin');
  const { rerender } = await act(async () => render(page()));
  expectText(/^Opened/);
  // Before its storage event has come.
  localStorage.removeItem('token');
  await act(async () => rerender(page()));
  expectText('Waiting');
  expect(vi.mocked(adminFirebase).mock.calls).toEqual([['the-admin']]);
});
