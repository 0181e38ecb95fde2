import { inParts, inPartsSchema } from '@bookstore/functions/shared/invoice/invoice-parts';
import { addDays } from '@bookstore/functions/shared/shop/shop-day';
import { t } from '@bookstore/functions/shared/words/words';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { inputClasses } from '#components/forms/control-classes.ts';
import { useToday } from '#config/today.ts';
import { downloadFailure } from '#entities/command/failure-words.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { downloadAsAdmin, downloadFileAsAdmin } from '#entities/session/admin-download.ts';
import { apiErrorOf } from '#lib/api.ts';
import { saveBytes, saveFile } from '#lib/browser/save-file.ts';

type TextCall = 'GET /api/orders/export' | 'GET /api/cash/export' | 'GET /api/invoices/journal';
const archiveCall = 'GET /api/invoices/export';
const datevCall = 'GET /api/cash/datev';

interface ExportDaysProps {
  call: TextCall | typeof archiveCall | typeof datevCall;
  label: string;
  /** What the file holds. */
  text: string;
  /** The start of its name, before the days. */
  fileName: string;
  failure: string;
  /** The initial days; by default the last 30. */
  days?: Days;
}

interface Days {
  from: string;
  to: string;
}

/** The part of an archive that is saved next, and how many there are. */
interface Part {
  number: number;
  of: number;
}

/** The number of parts that a refused archive names. */
function partsOf(error: unknown): number | undefined {
  const refusal = apiErrorOf(error);
  const details = refusal?.code === inParts ? refusal.details : undefined;
  return inPartsSchema.isValidSync(details) ? details.parts : undefined;
}

/** @returns the next part */
async function saveArchive(name: string, days: Days, part?: Part): Promise<Part | undefined> {
  try {
    const query = { ...days, ...(part && { part: part.number }) };
    const bytes = await downloadFileAsAdmin(archiveCall, { query });
    const words = part ? t('-part-{number}-of-{all}', { number: part.number, all: part.of }) : '';
    saveBytes(`${name}${words}.zip`, bytes, 'application/zip');
  } catch (error) {
    const of = part ? undefined : partsOf(error);
    if (of === undefined) throw error;
    return saveArchive(name, days, { number: 1, of });
  }
  return part && part.number < part.of ? { ...part, number: part.number + 1 } : undefined;
}

async function save(
  call: ExportDaysProps['call'],
  name: string,
  query: Days,
  part?: Part,
): Promise<Part | undefined> {
  if (call === archiveCall) return saveArchive(name, query, part);
  if (call === datevCall) {
    saveBytes(`${name}.csv`, await downloadFileAsAdmin(call, { query }), 'text/csv');
    return undefined;
  }
  saveFile(`${name}.csv`, await downloadAsAdmin(call, { query }), 'text/csv;charset=utf-8');
  return undefined;
}

export function ExportDays({ call, label, text: what, fileName, failure, days }: ExportDaysProps) {
  const id = useId();
  const today = useToday();
  const [from, setFrom] = useState(days?.from ?? addDays(today, -29));
  const [to, setTo] = useState(days?.to ?? today);
  const { busy, problem, setProblem, run } = useCommand('form');
  const [part, setPart] = useState<Part>();

  async function exportCsv(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!from || !to) return setProblem(t('Choose the first and the last day.'));
    if (from > to) return setProblem(t('The first day comes after the last one.'));
    await run({
      send: () => save(call, `${fileName}-${from}-${to}`, { from, to }, part),
      failed: failure,
      reasonOf: (error) => `${failure} ${downloadFailure(error)}`,
      onDone: setPart,
    });
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
        // What is saved meanwhile is a part of these days.
        readOnly={busy}
        onChange={({ target }) => {
          onChange(target.value);
          setPart(undefined);
        }}
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
      <p className="col-span-2 self-center text-[0.9375rem] text-muted sm:basis-full lg:flex-1 lg:basis-40">
        {what}
      </p>
      {day(t('From'), 'from', from, setFrom)}
      {day(t('To'), 'to', to, setTo)}
      <Button type="submit" variant="secondary" busy={busy} className="col-span-2 sm:min-w-32">
        {call !== archiveCall
          ? t('Export CSV')
          : part
            ? t('Export part {number} of {all}', { number: part.number, all: part.of })
            : t('Export ZIP')}
      </Button>
      <p role="status" className="col-span-2 w-full text-sm text-muted empty:hidden">
        {part &&
          t('Part {number} of {all} is saved: more than one file holds.', {
            number: part.number - 1,
            all: part.of,
          })}
      </p>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="col-span-2 w-full text-sm failure-note">
          {problem}
        </p>
      )}
    </form>
  );
}
