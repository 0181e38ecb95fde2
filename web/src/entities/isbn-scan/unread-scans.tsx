import { Button } from '#components/forms/button.tsx';
import { countOf } from '#components/labels/count-of.ts';

/** What was scanned and is no ISBN, so that no book of the box is forgotten. */
export function UnreadScans({ texts, onClear }: { texts: readonly string[]; onClear: () => void }) {
  if (texts.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 rounded-lg bg-sunken px-4 py-2 text-[0.9375rem]">
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
        {countOf(texts.length, 'scan')} not read as an ISBN: {texts.join(', ')}
      </p>
      <Button variant="remove" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
