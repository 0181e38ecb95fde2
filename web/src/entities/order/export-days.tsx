import { addDays, shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { inputClasses } from '#components/forms/control-classes.ts';
import { downloadAsAdmin } from '#entities/session/admin-download.ts';
import { saveFile } from '#lib/browser/save-file.ts';

interface ExportDaysProps {
  call: 'GET /api/orders/export' | 'GET /api/cash/export';
  label: string;
  /** What the file holds. */
  text: string;
  /** Its name, before the days. */
  fileName: string;
  failure: string;
}

/** Downloads what happened on some days for a spreadsheet. */
export function ExportDays({ call, label, text: what, fileName, failure }: ExportDaysProps) {
  const id = useId();
  const today = shopDay(new Date());
  const [from, setFrom] = useState(addDays(today, -29));
  const [to, setTo] = useState(today);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function exportCsv(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!from || !to) return setProblem('Choose the first and the last day.');
    if (from > to) return setProblem('The first day comes after the last one.');
    setProblem('');
    setBusy(true);
    try {
      const text = await downloadAsAdmin(call, { query: { from, to } });
      saveFile(`${fileName}-${from}-${to}.csv`, text, 'text/csv;charset=utf-8');
    } catch (error) {
      console.warn(failure, error);
      setProblem(`${failure} ${error instanceof Error ? error.message : ''}`);
    } finally {
      setBusy(false);
    }
  }

  const day = (label: string, name: string, value: string, onChange: (day: string) => void) => (
    <div>
      <label htmlFor={`${id}-${name}`} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      <input
        id={`${id}-${name}`}
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className={`${inputClasses} px-2!`}
      />
    </div>
  );

  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => void exportCsv(event)}
      className="grid grid-cols-2 items-end gap-3 rounded-card border border-line bg-surface p-4 sm:flex sm:flex-wrap"
    >
      <p className="col-span-2 self-center text-[0.9375rem] text-muted sm:flex-1 sm:basis-40">{what}</p>
      {day('From', 'from', from, setFrom)}
      {day('To', 'to', to, setTo)}
      <Button type="submit" variant="secondary" busy={busy} className="col-span-2">
        Export CSV
      </Button>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="col-span-2 w-full text-sm failure-note">
          {problem}
        </p>
      )}
    </form>
  );
}
