import { readCover } from '../../covers/cover-store.ts';
import { InvalidArgument } from '../../platform/http/api-errors.ts';
import { createQueue } from '../../platform/queue.ts';
import { logoSize } from '../../shared/shop/logo.ts';

/** One after the other, since a picture takes much memory once it is decoded. */
const decoding = createQueue();

/**
 * Looks at a logo before pages show it: the file must be there, and be a picture of the size that its name says.
 * @throws InvalidArgument
 */
export async function checkLogo(logo: string): Promise<void> {
  const bytes = await readCover(logo);
  if (!bytes)
    throw new InvalidArgument('logo', 'The logo was not uploaded, or it was removed: choose it again');
  const { pictureOf } = await import('../../covers/picture.ts');
  const picture = await decoding(() => pictureOf(bytes));
  const size = logoSize(logo);
  if (!picture || picture.width !== size?.width || picture.height !== size.height) {
    throw new InvalidArgument('logo', 'The logo is not a picture, or not of the size that its name says');
  }
}
