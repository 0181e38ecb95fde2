import { t } from '@bookstore/functions/shared/words/words';

interface ShelfNoteProps {
  note: string;
  by: string;
  className?: string;
}

/** A person's note on a book, or their name alone. */
export function ShelfNote({ note, by, className = '' }: ShelfNoteProps) {
  if (!note)
    return by ? (
      <p className={`text-sm text-muted ${className}`}>{t('Recommended by {name}', { name: by })}</p>
    ) : null;
  return (
    <figure className={`border-s-2 border-accent/50 ps-3 wrap-anywhere ${className}`}>
      <blockquote dir="auto">{note}</blockquote>
      {by && <figcaption className="mt-1 text-sm text-muted">– {by}</figcaption>}
    </figure>
  );
}
