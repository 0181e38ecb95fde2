import { t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { AccountRow } from './account-section.tsx';

interface EditableRowProps {
  label: string;
  value: ReactNode;
  /** The label of the button that opens the form. */
  action: string;
  /** Whether the action cannot be undone. */
  isFinal?: boolean;
  children: (close: () => void) => ReactNode;
}

/** The focus follows when the form opens or closes. */
export function EditableRow({ label, value, action, isFinal = false, children }: EditableRowProps) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    frame.current?.querySelector<HTMLElement>(isOpen ? 'input:not([hidden]), button' : 'button')?.focus();
  }, [isOpen]);

  return (
    <div ref={frame}>
      {isOpen ? (
        <div className="px-5 py-5 sm:px-6">{children(() => setOpen(false))}</div>
      ) : (
        <AccountRow
          label={label}
          value={value}
          action={
            <Button
              variant={isFinal ? 'secondary' : 'quiet'}
              aria-label={t('{label}: {text}', { label: action, text: label })}
              onClick={() => setOpen(true)}
              className={isFinal ? 'border-accent! text-accent!' : '-mx-4 sm:-mx-5'}
            >
              {action}
            </Button>
          }
        />
      )}
    </div>
  );
}
