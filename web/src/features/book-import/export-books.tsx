import { t } from '@bookstore/functions/shared/words/words';
import { Button } from '#components/forms/button.tsx';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { Card } from '#components/layout/card.tsx';
import { useToday } from '#config/today.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { type BooksFormat, saveAllBooks } from './import-commands.ts';

export function ExportBooks() {
  const { running, problem, run } = useCommand('form');
  const today = useToday();
  const save = (format: BooksFormat) =>
    run({
      name: format,
      send: () => saveAllBooks(format, today),
      failed: t('The books were not exported'),
      reasonOf: () => t('The books could not be downloaded. Try again.'),
    });

  return (
    <Card title="Export">
      <p className="mb-4 text-[0.9375rem] text-muted">
        Every book with all its details, its stock and its shelf. The file can be changed and imported again:
        each line finds its book.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={running === 'csv'} onClick={() => void save('csv')}>
          Download all books (CSV)
        </Button>
        <Button variant="secondary" busy={running === 'xlsx'} onClick={() => void save('xlsx')}>
          Download all books (Excel)
        </Button>
      </div>
      <ProblemNote text={problem} />
    </Card>
  );
}
