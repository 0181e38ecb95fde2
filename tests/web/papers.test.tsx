import {
  type OrderMail,
  type UnknownWithdrawal,
  unknownTogether,
} from '@bookstore/functions/shared/order/mail';
import { defaultProfile } from '@bookstore/functions/shared/shop/default-profile';
import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { orderSlips } from '../../functions/src/orders/packing-slips.ts';
import { ExportDays } from '../../web/src/entities/order/export-days.tsx';
import { InvoiceList } from '../../web/src/entities/order/invoice-list.tsx';
import { FailedMails } from '../../web/src/features/failed-mails/failed-mails.tsx';
import { UnknownWithdrawals } from '../../web/src/features/failed-mails/unknown-withdrawals.tsx';
import { PrintInvoices } from '../../web/src/features/order-desk/print-invoices.tsx';
import { AddressLabels } from '../../web/src/features/order-printing/address-labels.tsx';
import { PackingSlips } from '../../web/src/features/order-printing/packing-slips.tsx';
import { paperOf } from '../../web/src/features/order-printing/papers.ts';
import { PrintOrders } from '../../web/src/features/order-printing/print-orders.tsx';
import { OwnInvoices } from '../../web/src/features/orders/own-invoices.tsx';
import { ApiError } from '../../web/src/lib/api.ts';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { callAdminApi } from './admin-calls.ts';
import { answerFetch, json } from './fake-fetch.ts';
import {
  click,
  expectLink,
  expectNone,
  expectNoText,
  expectShown,
  expectStatus,
  expectText,
  expectWords,
  field,
  fill,
  findAlert,
  findButton,
  findShown,
  named,
  press,
  renderRouted,
  soon,
  textsOf,
  waitForText,
} from './on-screen.ts';
import { renderIn } from './render-at.tsx';
import './new-page.ts';
import './desk-session.ts';

const saveBytes = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/session/shopper-api.ts', () => ({ callShopperApi: vi.fn() }));
vi.mock('../../web/src/lib/browser/save-file.ts', () => ({ saveBytes }));

it('Orders that were cancelled since they were chosen are named, and have no packing slip', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  const books = [makeBook({ title: 'Emma' })];
  const orders = [
    makeOrder(books, { _id: 'o1', name: 'Ada Reader' }),
    makeOrder(books, { _id: 'o2', name: 'Ben Writer', status: 'cancelled' }),
  ];
  callAdminApi.mockResolvedValue(orders.map((order) => orderSlips(order, defaultProfile)));
  renderRouted(
    <Suspense>
      <PrintOrders what="slips" ids={['o1', 'o2', 'o3']} />
    </Suspense>,
  );
  expectWords(await screen.findByRole('status'), '1 packing slip, 1 order cancelled, 1 order not found');
  expect((await screen.findAllByText('Ada Reader')).length).toBeGreaterThan(0);
  expectNoText('Ben Writer');
});

it('A packing slip counts identical copies in one line, and names a damaged one', () => {
  const copy = { title: 'Emma', newPrice: 5 };
  const books = ['a', 'b', 'c'].map((_id) => makeBook({ ...copy, _id }));
  const order = makeOrder(books);
  const lines = order.lines.map((line) => (line.bookId === 'b' ? { ...line, condition: 'damaged' } : line));
  renderRouted(<PackingSlips orders={[orderSlips({ ...order, lines }, defaultProfile)]} />);
  const [, ...rows] = textsOf(screen.getAllByRole('row'));
  expect(rows[0]).toBe('2 × Emma$10.00');
  expect(rows[1]).toBe('EmmaDamaged copy$5.00');
});

it('A packing slip speaks the language of its order, whatever that of the desk is', () => {
  const order = makeOrder([makeBook()], { language: 'fr', createdAt: '2024-03-02T14:00:00.000Z' });
  const own = orderSlips(order, { ...defaultProfile, locale: 'de-DE' });
  renderRouted(<PackingSlips orders={[own]} />);
  const slip = named('article', `Bon de livraison ${order.number}`);
  expect(slip).toHaveAttribute('lang', 'fr');
  for (const words of ['Livrer à', 'À encaisser', '1 livre', '12,50 $US', '2 mars 2024']) {
    expectWords(slip, words);
  }
  expect(slip).not.toHaveTextContent('Deliver to');
});

it('Labels go on with the first place of a sheet that is free, each with sender, address and number', () => {
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  const shop = { shopName: 'Ink & Oak', postalAddress: 'Ink & Oak\nHigh Street 1\nYork' };
  const orders = Array.from({ length: 8 }, (_, index) =>
    orderSlips(
      makeOrder([makeBook()], { name: `Reader ${index}`, number: `AAAA-000${index}` }),
      defaultProfile,
    ),
  );
  const { container } = renderRouted(
    <AddressLabels orders={orders} paper={paperOf('labels', 'sheet8', 'en-GB')} used={3} />,
    '/',
    shop,
  );
  const [first, second, ...rest] = [...container.children].map((sheet) => [...sheet.children]);
  expect([first?.length, second?.length, rest]).toEqual([8, 3, []]);
  expect(textsOf(first?.slice(0, 3) ?? [])).toEqual(['', '', '']);
  expectWords(first?.[3], 'Ink & Oak · High Street 1 · YorkReader 0');
  expectWords(first?.[3], 'AAAA-0000');
});

it.each([
  ['slips', undefined, 'de-DE', 'a4'],
  ['picking', 'roll', 'de-DE', 'a4'],
  ['labels', undefined, 'en-US', 'narrow'],
  ['labels', 'sheet12', 'en-US', 'sheet12'],
] as const)(
  'Of %s, with %s chosen, a shop with the formats %s prints on %s',
  (what, chosen, locale, paper) => {
    expect(paperOf(what, chosen, locale).name).toBe(paper);
  },
);

const plain = makeOrder([makeBook()], { _id: 'order-1' });
const order = {
  ...plain,
  invoices: [
    { number: 'INV-2026-00001', isCreditNote: false, day: '2026-11-23', cents: 1250 },
    { number: 'CN-2026-00001', isCreditNote: true, day: '2026-11-24', cents: -1250 },
  ],
};

describe('The invoices of an order', () => {
  it('stand there with their totals, and each is saved under its number', async () => {
    const load = vi.fn().mockResolvedValue(new Uint8Array([1]));
    render(<InvoiceList order={order} invoices={order.invoices} load={load} />);
    const [invoice, credit] = screen.getAllByRole('listitem');
    expectWords(invoice, 'INV-2026-00001Invoice, $12.50');
    expectWords(credit, 'CN-2026-00001Credit note, -$12.50');
    await press('Download CN-2026-00001 as PDF');
    expect(load).toHaveBeenCalledExactlyOnceWith('CN-2026-00001');
    const saved = ['CN-2026-00001.pdf', new Uint8Array([1]), 'application/pdf'];
    await soon(() => saveBytes.mock.calls).toEqual([saved]);
  });

  it('are the shop’s alone where an undo has made them nothing', () => {
    const undone = order.invoices.map((one) => ({ ...one, isUndone: true }));
    const again = { number: 'INV-2026-00002', isCreditNote: false, day: '2026-11-24', cents: 1250 };
    render(<OwnInvoices order={{ ...plain, invoices: [...undone, again] }} className="" />);
    expectWords(screen.getByRole('heading'), 'Invoice');
    expectWords(screen.getByRole('listitem'), 'INV-2026-00002');
  });

  it('that cannot be loaded say so, and can be tried again', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(new Uint8Array());
    render(<InvoiceList order={order} invoices={order.invoices} load={load} />);
    const button = named('button', 'Download INV-2026-00001 as PDF');
    await click(button);
    await findAlert('INV-2026-00001 could not be loaded. Try again.');
    expect(console.warn).toHaveBeenCalledOnce();
    await click(button);
    await soon(() => screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(saveBytes).toHaveBeenCalledOnce();
  });

  it('of many orders are saved as one file, where any of them has one', async () => {
    callAdminApi.mockResolvedValue(new Uint8Array([2]));
    const { rerender } = render(<PrintInvoices orders={[plain]} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(<PrintInvoices orders={[plain, order]} />);
    await press('Save invoices');
    expect(callAdminApi.mock.calls[0]?.slice(0, 2)).toEqual([
      'GET /api/invoices',
      { query: { ids: ['order-1'] } },
    ]);
    await soon(saveBytes).toHaveBeenCalledWith('invoices.pdf', expect.anything(), 'application/pdf');
  });
});

describe('The ZIP of some days', () => {
  const query = { from: '2026-11-01', to: '2026-11-30' };
  const words = { label: 'ZIP', text: 'All', fileName: 'invoices', failure: 'Not saved.' };
  const show = () => render(<ExportDays call="GET /api/invoices/export" {...words} days={query} />);
  const names = () => saveBytes.mock.calls.map(([name]) => name);
  const inThree = { error: { code: 'in-parts', message: 'In 3 parts', details: { parts: 3 } } };

  it('is saved part by part where one file does not hold all, and begins anew with other days', async () => {
    callAdminApi.mockImplementation(async (_: string, { query: { part = 0 } }) => {
      if (part === 0) throw new ApiError(409, 'In 3 parts', inThree);
      return new Uint8Array([part]);
    });
    show();
    await press('Export ZIP');
    const second = await findButton('Export part 2 of 3');
    expectStatus('Part 1 of 3 is saved');
    await click(second);
    await press('Export part 3 of 3');
    await findShown('button', 'Export ZIP');
    const days = 'invoices-2026-11-01-2026-11-30';
    expect(names()).toEqual([1, 2, 3].map((part) => `${days}-part-${part}-of-3.zip`));
    expect(callAdminApi.mock.calls.map(([, { query: asked }]) => asked)).toEqual([
      query,
      ...[1, 2, 3].map((part) => ({ ...query, part })),
    ]);

    await press('Export ZIP');
    await findButton('Export part 2 of 3');
    fill('From', '2026-11-02');
    expectShown('button', 'Export ZIP');
  });

  it('keeps its days while a part of them is saved', async () => {
    const answer = Promise.withResolvers<Uint8Array>();
    callAdminApi.mockReturnValueOnce(answer.promise);
    show();
    await press('Export ZIP');
    expect(field('From')).toHaveAttribute('readonly');
    answer.resolve(new Uint8Array([1]));
    await soon(() => field('From')).not.toHaveAttribute('readonly');
  });

  it('is one file where that holds all, and a part that fails can be tried again', async () => {
    callAdminApi.mockResolvedValueOnce(new Uint8Array([1]));
    show();
    await press('Export ZIP');
    await soon(names).toEqual(['invoices-2026-11-01-2026-11-30.zip']);
    callAdminApi
      .mockRejectedValueOnce(new ApiError(409, '', inThree))
      .mockResolvedValueOnce(new Uint8Array());
    await press('Export ZIP');
    const second = await findButton('Export part 2 of 3');
    callAdminApi.mockRejectedValueOnce(new Error('offline'));
    await click(second);
    await findAlert('Not saved. offline');
    expectShown('button', 'Export part 2 of 3');
  });
});

describe('Mails', () => {
  const shop = { withdrawal: { country: '' } };
  const mail: OrderMail & { orderId: string; number: string } = {
    orderId: 'one',
    number: '7K3M-9QXA',
    event: 'packed',
    to: 'nora@example.com',
    state: 'ERROR',
    subject: 'Your order 7K3M-9QXA is packed',
    attempts: 5,
    at: '2026-04-01T12:00:00.000Z',
  };

  it('Mails that were given up are listed with their orders until they are sent again', async () => {
    let mails = [mail];
    const sent = answerFetch(({ method }) => {
      if (method === 'POST') mails = [];
      return json(method === 'POST' ? { ...mail, state: 'PENDING' } : { count: mails.length, mails });
    });
    renderIn(shop, <FailedMails />);
    await findShown('region', '1 mail was not sent');
    expectLink('7K3M-9QXA', '/dashboard/orders/one');
    await press(`Send again: ${mail.subject}`);
    await waitFor(() => expectNone('region'));
    expect(sent[1]).toMatchObject({ method: 'POST', path: '/api/orders/one/mails/packed' });
  });

  it('A withdrawal from an unknown order is to be answered until a person has done it', async () => {
    const at = '2026-04-01T12:00:00.000Z';
    const unknown: UnknownWithdrawal = { id: 'w1', subject: 'Withdrawal', text: 'Ada', state: 'SUCCESS', at };
    let doneBy: string | undefined;
    const sent = answerFetch(({ method, body }) => {
      if (method === 'POST') doneBy = Object(body).isDone ? 'Otto' : undefined;
      const answer = { ...unknown, ...(doneBy && { doneBy }) };
      return json(method === 'POST' ? answer : [answer]);
    });
    renderIn(shop, <UnknownWithdrawals />);
    await click(await screen.findByText('1 withdrawal from an unknown order to answer'));
    await press('Done: Withdrawal');
    await waitForText('Done by Otto');
    expectText('All withdrawals from unknown orders are answered');
    expect(sent[1]).toMatchObject({ path: '/api/withdrawals/unknown/w1', body: { isDone: true } });
    await press('Not done: Withdrawal');
    await findShown('button', 'Done: Withdrawal');
  });

  it('More withdrawals from unknown orders than one list holds stand on further pages', async () => {
    const at = '2026-04-01T12:00:00.000Z';
    const many = Array.from({ length: unknownTogether }, (_, index): UnknownWithdrawal => {
      return { id: `w${index}`, subject: `Withdrawal ${index}`, text: 'Ada', state: 'SUCCESS', at };
    });
    const sent = answerFetch(({ path }) =>
      json(path.includes('after') ? [{ ...many[0], id: 'last', subject: 'The last withdrawal' }] : many),
    );
    renderIn(shop, <UnknownWithdrawals />);
    await click(await screen.findByText('Withdrawals from unknown orders'));
    await press('More');
    await waitForText('The last withdrawal');
    expect(sent.at(-1)?.path).toContain(`after=${encodeURIComponent(`${at}_w${unknownTogether - 1}`)}`);
    await press('First');
    await waitForText('Withdrawal 0');
  });
});
