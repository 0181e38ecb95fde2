import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { DateLabel } from '../../web/src/components/labels/date-label.tsx';
import { ClockLabel, TimeLabel } from '../../web/src/components/labels/time-label.tsx';
import { Moment, ShortDay } from '../../web/src/features/orders/order-days.tsx';
import { textsOf } from './on-screen.ts';
import { renderIn } from './render-at.tsx';

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

it('A day of the shop is the same on every clock', () => {
  const shop = { timeZone: 'Pacific/Auckland', locale: 'en-GB' };
  const { container } = renderIn(shop, <DateLabel day="2026-12-31" />);
  expect(container).toHaveTextContent('31 December 2026');
});

it('The last half hour of the year in Greenwich is New Year in Berlin, on the pages of shoppers and of the desk', () => {
  const instant = '2026-12-31T23:30:00.000Z';
  const { container } = renderIn(
    { timeZone: 'Europe/Berlin', locale: 'en-GB' },
    [DateLabel, ShortDay, Moment, TimeLabel, ClockLabel].map((Label) => (
      <p key={Label.name}>
        <Label instant={instant} />
      </p>
    )),
  );
  const texts = textsOf([...container.querySelectorAll('time')]);
  expect(texts.map((text) => text.replace(/ 2027/, '').replaceAll('\u00a0', ' '))).toEqual([
    '1 January',
    '1 Jan',
    '1 Jan, 00:30',
    '1 Jan, 0:30',
    '0:30',
  ]);
});
