import type { CSSProperties } from 'react';
import { coverName } from './cover.ts';
import { type CoverTexts, coverDesign } from './cover-design.ts';

export interface DrawnCoverProps {
  book: CoverTexts;
  className: string;
}

/** The styles are in drawn-covers.css. */
export function DrawnCover({ book, className }: DrawnCoverProps) {
  const { layout, motif, title, subtitle, initial, ...design } = coverDesign(book);
  const { ground, ink, dark, size } = design;
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--ground': ground,
    '--ink': ink,
    '--dark': dark,
    '--size': size,
  };
  return (
    <div
      role="img"
      aria-label={coverName(book)}
      style={style}
      className={`drawn-cover ${layout} ${className}`}
    >
      <i>{initial}</i>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={motif} />
      </svg>
      <div>
        <b dir="auto">{title}</b>
        {subtitle && <small dir="auto">{subtitle}</small>}
        {book.author && <span dir="auto">{book.author}</span>}
      </div>
    </div>
  );
}
