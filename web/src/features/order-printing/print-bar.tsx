import { plural } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses, inputClasses } from '#components/forms/control-classes.ts';
import { PrintIcon } from '#components/icons/dashboard-icons.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { type Paper, type Printed, printed } from './papers.ts';

interface PrintBarProps {
  ids: readonly string[];
  /** All chosen orders, and those not cancelled. */
  existing: number;
  kept: number;
  choices: ReactNode;
  children: ReactNode;
}

export function PrintBar({ existing, kept, ids, choices, children }: PrintBarProps) {
  const missing = ids.length - existing;
  const cancelled = existing - kept;
  return (
    <header className="sticky top-0 flex flex-wrap items-center gap-3 border-b border-line bg-surface px-4 py-2 text-ink print:hidden">
      <p role="status" className="me-auto">
        {children}
        {cancelled > 0 && plural(cancelled, ', {count} order cancelled', ', {count} orders cancelled')}
        {missing > 0 && plural(missing, ', {count} order not found', ', {count} orders not found')}
      </p>
      {choices}
      <Link to={dashboardPaths.orderDesk} className={buttonClasses('secondary')}>
        All orders
      </Link>
      <Button onClick={() => print()}>
        <PrintIcon />
        Print
      </Button>
    </header>
  );
}

interface BarChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

export function BarChoice({ label, value, onChange, children }: BarChoiceProps) {
  const id = useId();
  return (
    <span className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="text-[0.9375rem]">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${inputClasses} w-auto! min-w-0`}
      >
        {children}
      </select>
    </span>
  );
}

interface PaperChoiceProps {
  what: Printed;
  paper: Paper;
  onChoose: (name: string) => void;
}

export function PaperChoice({ what, paper, onChoose }: PaperChoiceProps) {
  return (
    <BarChoice label="Paper" value={paper.name} onChange={onChoose}>
      {printed[what].papers.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </BarChoice>
  );
}
