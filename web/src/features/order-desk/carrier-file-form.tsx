import {
  carrierFileNames,
  carrierFiles,
  isForCarrier,
} from '@bookstore/functions/shared/order/carrier-files';
import type { Order } from '@bookstore/functions/shared/order/order';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { optionsOf } from '#components/forms/form-controls.tsx';
import { Choice } from '#components/forms/plain-fields.tsx';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { useShop } from '#config/shop.ts';
import { downloadFailure } from '#entities/command/failure-words.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { downloadAsAdmin } from '#entities/session/admin-download.ts';
import { saveBytes } from '#lib/browser/save-file.ts';

/**
 * Without a byte order mark, which carriers' programs read as part of a name. ISO 8859-1, which older programs expect,
 * where it has all the letters, otherwise UTF-8.
 */
function bytesOf(csv: string): Uint8Array {
  const codes = Array.from(csv, (letter) => letter.codePointAt(0) ?? 0);
  return codes.every((code) => code < 0x100) ? Uint8Array.from(codes) : new TextEncoder().encode(csv);
}

interface CarrierFileFormProps {
  id: string;
  orders: readonly Order[];
  onClose: () => void;
}

export function CarrierFileForm({ id, orders, onClose }: CarrierFileFormProps) {
  const { carriers } = useShop();
  const own = carrierFileNames.find((name) =>
    carriers.some((carrier) => carrierFiles[name].startsWith(carrier.name)),
  );
  const [carrier, setCarrier] = useState(own ?? 'dhl');
  const failed = t('No file was saved.');
  const { busy, problem, run } = useCommand('form');
  const ids = orders.filter(isForCarrier).map(({ _id }) => _id);
  const others = orders.length - ids.length;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void run({
      send: () => downloadAsAdmin('GET /api/orders/carrier-file', { query: { ids, carrier } }),
      failed,
      reasonOf: (error) => `${failed} ${downloadFailure(error)}`,
      onDone: (csv) => saveBytes(`${carrier}.csv`, bytesOf(csv), 'text/csv'),
    });
  }

  return (
    <form
      id={id}
      aria-label="File for a carrier"
      onSubmit={onSubmit}
      className="grid grid-cols-1 gap-3 border-b border-line bg-sunken/60 p-4"
    >
      <p className="max-w-prose text-[0.9375rem] text-muted">
        {t(
          'For the program that prints the carrier’s labels: addresses, numbers and, where all books name one, the weight without the packaging.',
        )}
        {others > 0 &&
          ` ${plural(others, '{count} order is collected or cancelled, and is left out.', '{count} orders are collected or cancelled, and are left out.')}`}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Choice
          label="Carrier"
          value={carrier}
          onChange={(name) => setCarrier(carrierFileNames.find((one) => one === name) ?? carrier)}
        >
          {optionsOf(carrierFileNames, (name) => carrierFiles[name])}
        </Choice>
        <Button type="submit" busy={busy} disabled={ids.length === 0}>
          Save file
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
      <ProblemNote text={problem} />
    </form>
  );
}
