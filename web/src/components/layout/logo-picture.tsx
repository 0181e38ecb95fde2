import { coverFileAddress } from '@bookstore/functions/shared/book/cover';
import type { ShopLogo } from '@bookstore/functions/shared/shop/shop-profile';

interface LogoPictureProps extends ShopLogo {
  /** '' where the shop's name stands beside it, or names its link. */
  alt?: string;
}

/** On light paper in dark mode, since the logo's ink may be dark. Its room is reserved before it loads. */
export function LogoPicture({ fileName, alt = '', ...size }: LogoPictureProps) {
  return (
    <img
      src={coverFileAddress(fileName)}
      alt={alt}
      {...size}
      className="h-9 w-auto min-w-6 max-w-36 rounded-sm bg-plate object-contain sm:max-w-60"
    />
  );
}
