import { plural, t } from '@bookstore/functions/shared/words/words';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { isTyping } from '#components/forms/focus-field.ts';
import { type ProposedField, shownValue } from './proposal.ts';

interface ProposalPanelProps {
  proposed: readonly ProposedField[];
  /** The field that started the lookup. */
  asked: RefObject<HTMLElement | null>;
  /** Called with the names of the fields whose typed text is replaced. */
  onUse: (replaced: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Typed values stay unless their box is ticked. */
export function ProposalPanel({ proposed, asked, onUse, onClose }: ProposalPanelProps) {
  const id = useId();
  const use = useRef<HTMLButtonElement>(null);
  const [replaced, setReplaced] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    // The answer may come while the title is typed.
    if (!isTyping(asked.current)) use.current?.focus();
  }, [asked]);
  const count = proposed.filter(({ name, before }) => before === '' || replaced.has(name)).length;

  function toggle(name: string, isReplaced: boolean): void {
    const names = new Set(replaced);
    if (isReplaced) names.add(name);
    else names.delete(name);
    setReplaced(names);
  }

  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-lg border border-line-strong/60 p-4">
      <h3 id={id} className="text-lg">
        Found in Open Library
      </h3>
      <dl className="grid gap-x-4 gap-y-3 text-[0.9375rem] sm:grid-cols-[7rem_minmax(0,1fr)]">
        {proposed.map(({ name, label, before, after }) => (
          <div key={name} className="grid gap-1 sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-sm text-muted sm:pt-0.5">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <span className="line-clamp-4">{shownValue(name, after)}</span>
              {before !== '' && (
                <label className="mt-1 flex min-h-11 items-center gap-3 text-sm">
                  <input
                    type="checkbox"
                    checked={replaced.has(name)}
                    onChange={({ target }) => toggle(name, target.checked)}
                    className="size-5 shrink-0"
                  />
                  <span className="line-clamp-2 min-w-0">
                    {t('Replace {label}: “{shownValue}”', { label, shownValue: shownValue(name, before) })}
                  </span>
                </label>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button ref={use} aria-disabled={count === 0} onClick={() => count > 0 && onUse(replaced)}>
          {plural(count, 'Use {count} field', 'Use {count} fields')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Use nothing
        </Button>
      </div>
    </section>
  );
}
