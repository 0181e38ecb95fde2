import { useState } from 'react';
import { coverPicture } from './cover.ts';

interface BookCoverProps {
  title: string;
  coverImage: string;
  /** How wide the cover stands on the page, as in the `sizes` of an image. */
  sizes: string;
  /** Whether it loads at once; all others load when they come near the screen. */
  eager?: boolean;
  className?: string;
}

/** A book's cover in the proportion 2:3, or its title on a plain background when there is no picture. */
export function BookCover({ title, coverImage, sizes, eager = false, className = '' }: BookCoverProps) {
  const picture = coverPicture(coverImage);
  const [broken, setBroken] = useState<string>();
  const frame = `aspect-[2/3] w-full cover-edge rounded-[3px] shadow-cover ${className}`;
  if (!picture || broken === picture.src) {
    return (
      <div
        className={`${frame} @container grid place-items-center bg-accent-fill p-[6%] text-center text-on-accent`}
      >
        <span
          aria-hidden="true"
          className="line-clamp-5 font-display text-[clamp(0.375rem,10cqi,1.25rem)] leading-tight wrap-anywhere"
        >
          {title}
        </span>
      </div>
    );
  }
  return (
    <img
      {...picture}
      alt={`Cover of ${title}`}
      sizes={sizes}
      width="480"
      height="720"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
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
