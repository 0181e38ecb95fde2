import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface FormButtonsProps {
  busy: boolean;
  onCancel: () => void;
  cancel?: string;
  children: ReactNode;
}

/** The end of a form that was opened in its place. */
export function FormButtons({ busy, onCancel, cancel = t('Cancel'), children }: FormButtonsProps) {
  return (
    <div className="col-span-full flex flex-wrap gap-2">
      <Button type="submit" busy={busy}>
        {children}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}
