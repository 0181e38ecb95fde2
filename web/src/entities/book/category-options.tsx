import { t } from '@bookstore/functions/shared/words/words';
import { useGenres } from '#config/genres.ts';

/** Includes the chosen category even when the shop has it no longer. */
export function CategoryOptions({ chosen = '' }: { chosen?: string | undefined }) {
  const { genres, labelOf } = useGenres();
  const isKnown = chosen === '' || genres.some(({ slug }) => slug === chosen);
  return (
    <>
      {genres.map(({ slug, name, isHidden }) => (
        <option key={slug} value={slug}>
          {isHidden ? t('{name} (hidden)', { name }) : name}
        </option>
      ))}
      {!isKnown && (
        <option value={chosen}>{t('{name} (no genre of the shop)', { name: labelOf(chosen) })}</option>
      )}
    </>
  );
}
