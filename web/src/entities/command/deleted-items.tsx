import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useRef, useState } from 'react';
import { CommandButton } from './command-button.tsx';
import type { Command } from './use-command.ts';

/** Deleted items keep their places for as long as the list is shown. */
export function useDeletedItems<Item>(
  items: readonly Item[] | undefined,
  idOf: (item: Item) => string,
  refetch: () => Promise<unknown>,
) {
  const [deleted, setDeleted] = useState<readonly Item[]>([]);
  const isDeleted = (item: Item) => deleted.some((one) => idOf(one) === idOf(item));
  const present = items?.filter((item) => !isDeleted(item));
  return {
    isDeleted,
    present,
    rows: present && [...present, ...deleted],
    onDeleted(item: Item) {
      setDeleted((before) => [...before, item]);
      void refetch();
    },
    async onRestored(item: Item) {
      await refetch();
      setDeleted((before) => before.filter((one) => idOf(one) !== idOf(item)));
    },
  };
}

interface DeletedItemProps extends Pick<Command<unknown>, 'send' | 'failed' | 'onDone'> {
  title: string;
}

/** In place of a deleted item; restores it. */
export function DeletedItem({ title, ...command }: DeletedItemProps) {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone with the item.
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className="flex min-h-16 flex-wrap items-center px-4 text-[0.9375rem] text-muted">
      <span role="status" className="wrap-anywhere">
        {t('{title} deleted ·', { title })}
      </span>
      <CommandButton
        ref={undo}
        variant="quiet"
        aria-label={t('Restore {title}', { title })}
        command={command}
        className="px-2! underline"
      >
        Undo
      </CommandButton>
    </li>
  );
}
