import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { DateLabel } from '../../web/src/components/labels/date-label.tsx';

it('A date that the server writes in a locale unknown to the browser is taken over without an error', async () => {
  const onRecoverableError = vi.fn();
  const main = document.createElement('main');
  main.innerHTML = '<time datetime="2026-11-21T10:00:00.000Z">21. nóvember 2026</time>';
  const root = await act(async () =>
    hydrateRoot(main, <DateLabel instant="2026-11-21T10:00:00.000Z" />, { onRecoverableError }),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(main).toHaveTextContent(/2026/);
  await act(async () => root.unmount());
});
