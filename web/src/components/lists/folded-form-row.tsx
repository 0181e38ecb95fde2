import { t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { useOpenToGoOn } from '#components/forms/use-kept-typing.ts';

interface FoldedFormRowProps {
  name: string;
  /** What stands of it in the list. */
  about: ReactNode;
  /** The form that changes it, by the name that the button has, too. */
  form: (label: string, close: () => void) => ReactNode;
}

/** A row of a list of the dashboard, and the form that changes it, which opens below. */
export function FoldedFormRow({ name, about, form }: FoldedFormRowProps) {
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const label = t('Change {name}', { name });
  useOpenToGoOn((kept) => setOpen((before) => before || kept === label));
  return (
    <li className="py-3">
      <div className="flex items-start gap-3 max-[20rem]:flex-wrap sm:gap-4">
        <div className="min-w-0 flex-1 wrap-anywhere">
          <p className="font-medium">{name}</p>
          {about}
        </div>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={formId}
          aria-label={label}
          onClick={() => setOpen(!isOpen)}
        >
          Change
        </Button>
      </div>
      <div id={formId} hidden={!isOpen}>
        {isOpen && form(label, () => setOpen(false))}
      </div>
    </li>
  );
}
