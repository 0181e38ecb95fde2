import type { ReactNode } from 'react';
import { Button } from '#components/forms/button.tsx';

interface FormButtonsProps {
  busy: boolean;
  onCancel: () => void;
  /** The words of the button that sends it. */
  children: ReactNode;
}

/** The end of a form that was opened in its place. */
export function FormButtons({ busy, onCancel, children }: FormButtonsProps) {
  return (
    <div className="col-span-full flex flex-wrap gap-2">
      <Button type="submit" busy={busy}>
        {children}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
