import { plural, t } from '@bookstore/functions/shared/words/words';
import { Button } from '#components/forms/button.tsx';

/** Scans that are no ISBN, so that no book of the box is forgotten. */
export function UnreadScans({ texts, onClear }: { texts: readonly string[]; onClear: () => void }) {
  if (texts.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 rounded-lg bg-sunken px-4 py-2 text-[0.9375rem]">
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
        {t('{scans} not read as an ISBN: {texts}', {
          scans: plural(texts.length, '{count} scan', '{count} scans'),
          texts: texts.join(', '),
        })}
      </p>
      <Button variant="remove" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
