import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { inputClasses } from '#components/forms/control-classes.ts';
import { FieldFrame } from '#components/forms/field-frame.tsx';
import { SearchIcon } from '#components/icons/icons.tsx';

interface SuggestBoxProps {
  label: string;
  hint: string;
  problem?: string;
  value: string;
  input: RefObject<HTMLInputElement | null>;
  onChange: (text: string) => void;
  /** Enter in the box, even before suggestions are loaded. */
  onEnter: (text: string) => void;
  /** Beside the box. */
  action?: ReactNode;
  /** Each a `Suggestion`; left out when there are none. */
  children?: ReactNode;
}

/** A box with suggestions below: arrow keys move through them, Enter takes one, Escape closes them. */
export function SuggestBox(props: SuggestBoxProps) {
  const { label, hint, problem = '', value, input, onChange, onEnter, action, children } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && value !== '') {
      onChange('');
      input.current?.focus();
      return;
    }
    if (event.key === 'Enter' && event.target === input.current) {
      event.preventDefault();
      onEnter(value.trim());
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const stops = [input.current, ...(frame.current?.querySelectorAll('button') ?? [])];
    const here = stops.findIndex((stop) => stop?.matches(':focus'));
    event.preventDefault();
    stops[Math.min(Math.max(here + step, 0), stops.length - 1)]?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the box and of its buttons
    <div ref={frame} className="relative" onKeyDown={onKeyDown}>
      <FieldFrame id={id} label={label} hint={hint} error={problem}>
        <div className="relative flex gap-3">
          <SearchIcon className="pointer-events-none absolute top-3 start-3.5 text-muted" />
          <input
            id={id}
            ref={input}
            type="text"
            autoComplete="off"
            enterKeyHint="search"
            // Longer than an ISBN, since a scanner's text must not be cut into another one.
            maxLength={100}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            aria-invalid={problem !== ''}
            aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
            className={`${inputClasses} ps-11!`}
          />
          {action}
        </div>
      </FieldFrame>
      {children && (
        <div className="absolute inset-x-0 top-full z-30 mt-1 max-h-[60dvh] overflow-y-auto rounded-card border border-line-strong/60 bg-surface py-1 shadow-lift">
          {children}
        </div>
      )}
    </div>
  );
}

interface SuggestionProps {
  onPick: () => void;
  /** At its end: a price, a day. */
  detail?: string;
  children: ReactNode;
}

export function Suggestion({ onPick, detail, children }: SuggestionProps) {
  return (
    <button
      type="button"
      onClick={onPick}
      className="flex min-h-11 w-full items-center gap-3 px-4 py-1.5 text-start text-[0.9375rem] hover:bg-sunken focus-visible:bg-sunken"
    >
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      {detail && <span className="shrink-0 text-sm text-muted tabular-nums">{detail}</span>}
    </button>
  );
}
