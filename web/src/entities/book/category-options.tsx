import { useGenres } from '#config/genres.ts';

/** The options of a choice of a category; what is chosen is among them, also when the shop does not have it any more. */
export function CategoryOptions({ chosen = '' }: { chosen?: string | undefined }) {
  const { genres, labelOf } = useGenres();
  const isKnown = chosen === '' || genres.some(({ slug }) => slug === chosen);
  return (
    <>
      {genres.map(({ slug, name, isHidden }) => (
        <option key={slug} value={slug}>
          {isHidden ? `${name} (hidden)` : name}
        </option>
      ))}
      {!isKnown && <option value={chosen}>{`${labelOf(chosen)} (no genre of the shop)`}</option>}
    </>
  );
}
