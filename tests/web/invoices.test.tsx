import { defaultSettings, type StoredSettings } from '@bookstore/functions/shared/shop/settings';
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ExportDays } from '../../web/src/entities/order/export-days.tsx';
import { InvoiceList } from '../../web/src/entities/order/invoice-list.tsx';
import { PrintInvoices } from '../../web/src/features/order-desk/print-invoices.tsx';
import { OwnInvoices } from '../../web/src/features/orders/own-invoices.tsx';
import { SettingsPage } from '../../web/src/features/settings/settings-page.tsx';
import { ApiError } from '../../web/src/lib/api.ts';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import {
  expectShown,
  expectStatus,
  field,
  fill,
  findAlert,
  findButton,
  findIn,
  findShown,
  named,
  press,
  renderRouted,
  user,
  waitForTextIn,
} from './on-screen.ts';
import './new-page.ts';

const callAdminApi = vi.hoisted(() => vi.fn());
const saveBytes = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/session/admin-api.ts', () => ({ callAdminApi }));
vi.mock('../../web/src/entities/session/shopper-api.ts', () => ({ callShopperApi: vi.fn() }));
vi.mock('../../web/src/entities/session/admin-role.ts', () => ({ useMay: () => true }));
vi.mock('../../web/src/lib/browser/save-file.ts', () => ({ saveBytes }));

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
    expect(invoice).toHaveTextContent('INV-2026-00001Invoice, $12.50');
    expect(credit).toHaveTextContent('CN-2026-00001Credit note, -$12.50');
    await press('Download CN-2026-00001 as PDF');
    expect(load).toHaveBeenCalledExactlyOnceWith('CN-2026-00001');
    const saved = ['CN-2026-00001.pdf', new Uint8Array([1]), 'application/pdf'];
    await waitFor(() => expect(saveBytes.mock.calls).toEqual([saved]));
  });

  it('are the shop’s alone where an undo has made them nothing', () => {
    const undone = order.invoices.map((one) => ({ ...one, isUndone: true }));
    const again = { number: 'INV-2026-00002', isCreditNote: false, day: '2026-11-24', cents: 1250 };
    render(<OwnInvoices order={{ ...plain, invoices: [...undone, again] }} className="" />);
    expect(screen.getByRole('heading')).toHaveTextContent('Invoice');
    expect(screen.getByRole('listitem')).toHaveTextContent('INV-2026-00002');
  });

  it('that cannot be loaded say so, and can be tried again', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(new Uint8Array());
    render(<InvoiceList order={order} invoices={order.invoices} load={load} />);
    const button = named('button', 'Download INV-2026-00001 as PDF');
    await user.click(button);
    await findAlert('INV-2026-00001 could not be loaded. Try again.');
    expect(console.warn).toHaveBeenCalledOnce();
    await user.click(button);
    await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());
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
    await waitFor(() =>
      expect(saveBytes).toHaveBeenCalledWith('invoices.pdf', expect.anything(), 'application/pdf'),
    );
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
    await user.click(second);
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
    fill(field('From'), '2026-11-02');
    expectShown('button', 'Export ZIP');
  });

  it('keeps its days while a part of them is saved', async () => {
    const answer = Promise.withResolvers<Uint8Array>();
    callAdminApi.mockReturnValueOnce(answer.promise);
    show();
    await press('Export ZIP');
    expect(field('From')).toHaveAttribute('readonly');
    answer.resolve(new Uint8Array([1]));
    await waitFor(() => expect(field('From')).not.toHaveAttribute('readonly'));
  });

  it('is one file where that holds all, and a part that fails can be tried again', async () => {
    callAdminApi.mockResolvedValueOnce(new Uint8Array([1]));
    show();
    await press('Export ZIP');
    await waitFor(() => expect(names()).toEqual(['invoices-2026-11-01-2026-11-30.zip']));
    callAdminApi
      .mockRejectedValueOnce(new ApiError(409, '', inThree))
      .mockResolvedValueOnce(new Uint8Array());
    await press('Export ZIP');
    const second = await findButton('Export part 2 of 3');
    callAdminApi.mockRejectedValueOnce(new Error('offline'));
    await user.click(second);
    await findAlert('Not saved. offline');
    expectShown('button', 'Export part 2 of 3');
  });
});

it('The owner switches invoices on with a seller, sentences and an account, and not without a seller', async () => {
  const settings: StoredSettings = { ...defaultSettings, version: 7 };
  const sent = vi.fn();
  callAdminApi.mockImplementation(async (name: string, { body = {} }) => {
    if (name === 'GET /api/genres') return [];
    if (name === 'PUT /api/settings') sent(body);
    return name === 'POST /api/settings/mail' ? { subject: '', text: '' } : { ...settings, ...body };
  });
  renderRouted(<SettingsPage section="invoices" />);
  const form = await findIn('form', 'Invoices');
  expect(form.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(form.getByRole('checkbox', { name: 'Write invoices' }));
  await press('Save invoices', form);
  await waitForTextIn(form, 'An invoice needs the name of the seller');
  expect(sent).not.toHaveBeenCalled();
  await user.type(form.getByRole('textbox', { name: 'Legal name of the seller' }), 'Paper & Ink GmbH');
  await user.type(form.getByRole('textbox', { name: 'Address of the seller' }), 'Berlin');
  await user.type(
    form.getByRole('textbox', { name: 'Sentences below the total of invoices' }),
    'One.{enter}{enter}Two.',
  );
  await user.type(form.getByRole('textbox', { name: 'No tax, or 0 %' }), '8000');
  await press('Save invoices', form);
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(sent.mock.calls[0]?.[0].invoices).toMatchObject({
    isOn: true,
    name: 'Paper & Ink GmbH',
    notes: ['One.', 'Two.'],
    creditNotes: [],
    accounts: [{ basisPoints: 0, account: '8000' }],
  });
});
