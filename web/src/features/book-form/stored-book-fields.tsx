import { bookLimits } from '@bookstore/functions/shared/book/book';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { TextField } from '#components/forms/field.tsx';
import { LeaveGuard } from '#components/forms/leave-guard.tsx';
import { ProgressBar } from '#components/loading/progress-bar.tsx';
import type { KnownPrices } from '#entities/book/stored-book.ts';
import { BookFields } from './book-fields.tsx';
import { CoverPicker } from './cover-picker.tsx';
import { FormColumns } from './form-columns.tsx';
import { PresentCover } from './present-cover.tsx';
import { SaleFields } from './sale-fields.tsx';

interface StoredBookFieldsProps {
  /** Chosen and not saved yet. */
  cover: File | undefined;
  /** Undefined for a book that is not in the shop. */
  prices?: KnownPrices | undefined;
  coverLabel: string;
  /** Says what leaving the cover's address empty does. */
  coverPlaceholder?: string;
  /** Where the cover was copied from, or why it was not. */
  coverHint?: string | undefined;
  onCover: (cover: File | undefined) => void;
  /** The uploaded part, from 0 to 1; undefined when nothing is uploaded. */
  progress: number | undefined;
  actions: ReactNode;
}

/** For a stored book or a draft; asks before typed values are lost. */
export function StoredBookFields(props: StoredBookFieldsProps) {
  const { cover, prices, coverLabel, coverPlaceholder, coverHint, onCover, progress, actions } = props;
  const { dirty } = useFormikContext();
  return (
    <>
      <LeaveGuard unsaved={dirty || cover !== undefined} />
      <FormColumns
        texts={<BookFields first="title" />}
        sale={
          <>
            <SaleFields prices={prices} />
            <TextField
              name="coverImage"
              label="Cover Image URL"
              type="text"
              inputMode="url"
              placeholder={coverPlaceholder}
              hint={coverHint}
              maxLength={bookLimits.coverImage}
            />
            <CoverPicker label={coverLabel} file={cover} onChoose={onCover}>
              <PresentCover />
            </CoverPicker>
            {progress !== undefined && <ProgressBar label="Cover upload" done={progress} />}
          </>
        }
        actions={actions}
      />
    </>
  );
}
