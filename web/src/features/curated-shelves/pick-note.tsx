import type { Picked } from '@bookstore/functions/shared/shelf/shelf-answers';
import { Link } from 'react-router-dom';
import { rich } from '#components/labels/rich.ts';
import { paths } from '#config/paths.ts';

export function PickNote({ note, by, title, slug }: NonNullable<Picked['pick']>) {
  const shelf = <Link to={paths.shelf(slug)}>{title}</Link>;
  return (
    <figure className="border-s-2 border-accent/50 ps-4 wrap-anywhere">
      {note && (
        <blockquote dir="auto" className="leading-relaxed">
          {note}
        </blockquote>
      )}
      <figcaption className="mt-1 text-sm text-muted">
        {by
          ? rich('Recommended by {name} in {shelf}', { name: by, shelf })
          : rich('Recommended in {shelf}', { shelf })}
      </figcaption>
    </figure>
  );
}
