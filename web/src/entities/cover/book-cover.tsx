import { Suspense, use, useState } from 'react';
import { coverName, coverPicture } from './cover.ts';
import type { CoverTexts } from './cover-design.ts';
import { BlankCover, DrawnCoverContext } from './drawn-cover-loader.tsx';

interface BookCoverProps {
  /** A book, or its fields as an order or a cart has stored them. */
  book: CoverTexts & { coverImage: string };
  /** The cover's width on the page, as an image's `sizes`. */
  sizes: string;
  /** Loads with the page; other covers load when they come near the screen. */
  eager?: boolean;
  className?: string;
}

/** In the proportion 2:3; a drawn cover where there is no picture. */
export function BookCover({ book, sizes, eager = false, className = '' }: BookCoverProps) {
  const picture = coverPicture(book.coverImage);
  const DrawnCover = use(DrawnCoverContext);
  const [broken, setBroken] = useState<string>();
  const frame = `aspect-[2/3] w-full cover-edge rounded-[3px] shadow-cover ${className}`;
  if (!picture || broken === picture.src) {
    return (
      <Suspense fallback={<BlankCover book={book} className={frame} />}>
        <DrawnCover book={book} className={frame} />
      </Suspense>
    );
  }
  return (
    <img
      {...picture}
      alt={coverName(book)}
      sizes={sizes}
      width="480"
      height="720"
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      // On a rendered page the error may have happened before hydration.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(picture.src);
      }}
      onError={() => setBroken(picture.src)}
      className={`${frame} bg-sunken object-cover`}
    />
  );
}
