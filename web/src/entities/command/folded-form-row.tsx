import { t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useId } from 'react';
import { Button } from '#components/forms/button.tsx';
import { useFold } from '#components/forms/use-kept-typing.ts';
import { TrashIcon } from '#components/icons/dashboard-icons.tsx';
import { CommandButton } from './command-button.tsx';
import type { Command } from './use-command.ts';

interface FoldedFormRowProps {
  name: string;
  mark?: ReactNode;
  about: ReactNode;
  /** `label` is also the accessible name of the button that opens it. */
  form: (label: string, close: () => void) => ReactNode;
  /** Left out where the list does not allow deleting it. */
  remove?: Command<unknown>;
}

/** One button has room beside any name. */
const besideIt = 'flex items-start gap-3 max-[20rem]:flex-wrap sm:gap-4';

export function FoldedFormRow({ name, mark, about, form, remove }: FoldedFormRowProps) {
  const formId = useId();
  const label = t('Change {name}', { name });
  const [isOpen, setOpen] = useFold(label);
  return (
    <li className="py-3">
      <div className={remove ? 'flex flex-wrap items-start gap-x-4 gap-y-2' : besideIt}>
        <div className={`min-w-0 flex-1 wrap-anywhere ${remove ? 'basis-56' : ''}`}>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-medium">{name}</span>
            {mark}
          </p>
          {about}
        </div>
        <div className="flex gap-2">
          <Button
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={formId}
            aria-label={label}
            onClick={() => setOpen(!isOpen)}
          >
            Change
          </Button>
          {remove && (
            <CommandButton
              variant="remove"
              command={remove}
              aria-label={t('Delete {title}', { title: name })}
              className="px-3!"
            >
              <TrashIcon />
            </CommandButton>
          )}
        </div>
      </div>
      <div id={formId} hidden={!isOpen}>
        {isOpen && form(label, () => setOpen(false))}
      </div>
    </li>
  );
}
