import { readCover } from '../../covers/cover-store.ts';
import { WrongValue } from '../../platform/http/wrong-value.ts';
import { createQueue } from '../../platform/queue.ts';
import type { SettingsEdit } from '../../shared/shop/settings.ts';
import { type PictureKind, pictureSize } from '../../shared/shop/shop-picture.ts';
import { t } from '../../shared/words/words.ts';

/** One after the other, since a picture takes much memory once it is decoded. */
const decoding = createQueue();

async function checkPicture(kind: PictureKind, name: string, field: string): Promise<void> {
  const bytes = await readCover(name);
  if (!bytes)
    throw new WrongValue(field, () => t('The picture was not uploaded, or it was removed: choose it again'));
  const { pictureOf } = await import('../../covers/picture.ts');
  const picture = await decoding(() => pictureOf(bytes));
  const size = pictureSize(kind, name);
  if (!picture || picture.width !== size?.width || picture.height !== size.height) {
    throw new WrongValue(field, () => t('The file is not a picture, or not of the size that its name says'));
  }
}

/**
 * Looks at the pictures of the shop before pages show them: each file must be there, and be a picture of the size that
 * its name says. @throws InvalidArgument
 */
export async function checkPictures({ logo, news = [] }: SettingsEdit): Promise<void> {
  if (logo) await checkPicture('logo', logo, 'logo');
  for (const [index, { picture }] of news.entries())
    if (picture) await checkPicture('news', picture, `news[${index}].picture`);
}
