import { FindForm } from '#components/forms/find-form.tsx';
import { type ScenePicture, scenePictures } from './scene-pictures.tsx';
import { ShelfArt } from './shelf-art.tsx';

interface ShelfPartsProps {
  picture: ScenePicture | undefined;
  label: string | undefined;
  hasSearch: boolean | undefined;
}

/** What follows the words of a shelf scene: below them the search, beside them the picture. */
export function ShelfParts({ picture, label, hasSearch }: ShelfPartsProps) {
  const Picture = picture && scenePictures[picture];
  return (
    <>
      {hasSearch && <FindForm />}
      <div
        className={`mx-auto w-full max-w-64 pt-2 md:col-start-2 md:row-start-1 md:max-w-md md:pt-0 ${hasSearch ? 'md:row-span-2' : ''}`}
      >
        {Picture ? <Picture /> : <ShelfArt label={label} />}
      </div>
    </>
  );
}
