import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useRef } from 'react';
import { Button } from '#components/forms/button.tsx';
import { tableRoles } from '#components/lists/table-roles.ts';

interface DeletedCellProps {
  title: string;
  busy: boolean;
  onUndo: () => void;
}

export function DeletedCell({ title, busy, onUndo }: DeletedCellProps) {
  const undo = useRef<HTMLButtonElement>(null);

  // The focused button is gone.
  useEffect(() => {
    const button = undo.current;
    if (document.activeElement === document.body) button?.focus({ preventScroll: true });
  }, []);

  return (
    <td {...tableRoles.cell} colSpan={5} className="col-span-3 text-muted sm:col-span-4 wide:px-3 wide:py-2">
      <span>Deleted ·</span>
      <Button
        ref={undo}
        variant="quiet"
        busy={busy}
        // A description and no name, so that the row is not taken for the book's.
        title={t('Bring back {title}', { title })}
        onClick={onUndo}
        className="px-2! underline"
      >
        Undo
      </Button>
    </td>
  );
}
