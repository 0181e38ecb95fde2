import type { BookStock, StockMovement } from '@bookstore/functions/shared/stock/stock';
import { waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StockPanel } from '../../web/src/features/stock/stock-panel.tsx';
import { showFailure, showToast } from '../../web/src/lib/alerts.ts';
import { answerFetch, json, refusal, type SentRequest } from './fake-fetch.ts';
import {
  agree,
  button,
  fill,
  findIn,
  findNamed,
  inRole,
  press,
  renderRouted,
  user,
  waitForText,
} from './on-screen.ts';
import './desk-session.ts';

const counted: BookStock = { bookId: 'emma', onHand: 4, lowAt: 2, shelf: 'B 12', version: 17 };
const movements: StockMovement[] = [
  {
    bookId: 'emma',
    change: -1,
    onHand: 4,
    reason: 'order',
    orderId: 'first',
    by: 'shopper',
    at: '2026-11-22T10:00:00.000Z',
  },
  {
    bookId: 'emma',
    change: 2,
    onHand: 5,
    reason: 'import',
    importId: 'an import',
    by: 'admin',
    at: '2026-11-22T09:00:00.000Z',
  },
  { bookId: 'emma', change: 3, onHand: 3, reason: 'started', by: 'admin', at: '2026-11-21T10:00:00.000Z' },
];

/** Answers as a shop with this stock; `post` answers the changes. */
function serve(stock: BookStock, post: (sent: SentRequest) => Response = () => json(stock)) {
  const sent = answerFetch((request) => {
    if (request.method === 'POST') return post(request);
    return json(request.path.endsWith('/movements') ? movements : [stock]);
  });
  return () => sent.filter(({ method }) => method === 'POST');
}

const show = () => renderRouted(<StockPanel bookId="emma" />);

it('The panel shows the figure and the ledger of a book', async () => {
  serve(counted);
  show();
  const panel = await findNamed('region', 'Stock');
  await waitFor(() => expect(panel).toHaveTextContent('4 on hand'));
  expect(within(panel).getByLabelText('Shelf')).toHaveValue('B 12');
  await user.click(await within(panel).findByText('Last movements'));
  const rows = within(panel).getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(/Ordered−14$/);
  expect(rows[1]).toHaveTextContent(/Import\+25$/);
  expect(rows[2]).toHaveTextContent(/Counting started\+33$/);
  expect(within(panel).getByRole('link', { name: 'Import' })).toHaveAttribute(
    'href',
    '/dashboard/import?id=an%20import',
  );
  expect(within(panel).getByRole('link', { name: 'Ordered' })).toHaveAttribute(
    'href',
    '/dashboard/orders/first',
  );
});

it('The stock is changed with a reason', async () => {
  const sent = serve(counted);
  show();
  const form = await findIn('form', 'Copies');
  for (const [index, [reason, label, body, version]] of [
    ['Delivery', 'Copies more', { change: 3, reason: 'delivery' }, '*'],
    ['Found', 'Copies more', { change: 3, reason: 'found' }, '*'],
    ['Damaged', 'Copies fewer', { change: -3, reason: 'damaged' }, '*'],
    ['Lost', 'Copies fewer', { change: -3, reason: 'lost' }, '*'],
    ['Correction', 'Copies on hand now', { onHand: 3, reason: 'correction' }, '"17"'],
  ].entries()) {
    fill(form.getByLabelText('Reason'), Object(body).reason);
    fill(form.getByLabelText(String(label)), '3');
    await press('Change', form);
    await waitFor(() => expect(showToast, String(reason)).toHaveBeenCalledTimes(index + 1));
    expect(sent()[index]?.body).toEqual(body);
    expect(sent()[index]?.headers.get('if-match')).toBe(version);
    expect(form.getByLabelText(String(label))).toHaveValue(null);
  }
});

it('A change whose answer was lost is done when the ledger shows it, and the next box of as many is booked', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let stock = { ...counted };
  let ledger = movements;
  const booked = new Map<string | null, number>();
  const sent = answerFetch(({ method, path, headers }) => {
    if (method === 'GET') return json(path.endsWith('/movements') ? ledger : [stock]);
    const key = headers.get('idempotency-key');
    if (booked.has(key)) return json(stock);
    booked.set(key, 3);
    const version = stock.version + 1000;
    stock = { ...stock, onHand: (stock.onHand ?? 0) + 3, version };
    const at = new Date(version).toISOString();
    const by = 'admin' as const;
    ledger = [
      { bookId: 'emma', change: 3, onHand: stock.onHand ?? 0, reason: 'delivery', by, at },
      ...ledger,
    ];
    return booked.size === 1 ? refusal(503, 'Busy') : json(stock);
  });
  show();
  const form = await findNamed('form', 'Copies');
  for (const onHand of [7, 10]) {
    await user.type(within(form).getByLabelText('Copies more'), '3');
    await press('Change', within(form));
    await waitForText(onHand, { selector: '.font-display' });
    await waitFor(() => expect(within(form).getByLabelText('Copies more')).toHaveValue(null));
  }
  expect(showToast).toHaveBeenCalledTimes(2);
  expect(showFailure).not.toHaveBeenCalled();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

it('What another person changes of the stock leaves what is typed beside it', async () => {
  let stock: BookStock = counted;
  answerFetch(({ method, path }) => {
    if (method === 'POST') return refusal(412, 'The stock has changed meanwhile');
    return json(path.endsWith('/movements') ? movements : [stock]);
  });
  show();
  const settings = await findIn('form', 'Low at and shelf');
  await user.type(settings.getByLabelText('Shelf'), ', below');
  stock = { ...counted, lowAt: 5, version: 18 };
  const copies = inRole('form', 'Copies');
  await user.type(copies.getByLabelText('Copies more'), '3');
  await press('Change', copies);
  await waitFor(() => expect(settings.getByLabelText('Low at')).toHaveValue(5));
  expect(settings.getByLabelText('Shelf')).toHaveValue('B 12, below');
  expect(copies.getByLabelText('Copies more')).toHaveValue(3);
  expect(showFailure).toHaveBeenCalledWith(
    'The stock was not changed',
    expect.stringContaining('please look again'),
  );
});

it('Limit and shelf mark are changed without a reason, and counting can be stopped', async () => {
  agree();
  const sent = serve(counted);
  show();
  const form = await findNamed('form', 'Low at and shelf');
  await user.clear(within(form).getByLabelText('Shelf'));
  await press('Save', within(form));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({ lowAt: 2, shelf: '' });
  const stop = button('Stop counting');
  await waitFor(() => expect(stop).not.toHaveAttribute('aria-disabled'));
  await user.click(stop);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.body).toEqual({ counted: false });
});
