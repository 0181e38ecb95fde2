import { type BookImport, isImportId } from '@bookstore/functions/shared/import/book-import';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { ProblemNote } from '#components/forms/problem-note.tsx';
import { deskColumns } from '#components/layout/desk-head.tsx';
import { PastList } from '#components/lists/past-list.tsx';
import { NotLoaded } from '#components/loading/loading-failure.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useGenres } from '#config/genres.ts';
import { booksChanged } from '#entities/api-data/browser-data.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { useBookImport, useBookImports } from '#entities/import/book-imports.ts';
import { ChooseFile } from './choose-file.tsx';
import { ColumnForm } from './column-form.tsx';
import { ExportBooks } from './export-books.tsx';
import { lastAlike } from './import-choices.ts';
import { readColumns, type UploadedFile } from './import-commands.ts';
import { ImportState } from './import-state.tsx';
import { headings } from './import-words.ts';

interface OneImportProps {
  id: string;
  onCorrect: (file: UploadedFile, before: BookImport) => void;
}

function OneImport({ id, onCorrect }: OneImportProps) {
  const navigate = useNavigate();
  const { bookImport, error, refetch } = useBookImport(id);
  const { problem, run } = useCommand('form');
  const state = bookImport?.state;
  useEffect(() => {
    if (state === 'done' || state === 'undone') booksChanged();
  }, [state]);

  const correct = (before: BookImport) =>
    run({
      send: () => readColumns(id),
      failed: t('The columns could not be read'),
      onDone: (columns) => onCorrect({ id, fileName: before.fileName, ...columns }, before),
    });

  if (!bookImport) {
    return (
      <NotLoaded
        error={error}
        gone={t('This import was not found.')}
        failed="The import could not be loaded."
        onRetry={refetch}
      />
    );
  }
  // Links from past imports and older history entries lead here, too.
  if (bookImport.bulk) return <Navigate to={dashboardPaths.bulkChange(id)} replace />;
  return (
    <>
      <ImportState
        bookImport={bookImport}
        onChanged={refetch}
        onCorrect={() => void correct(bookImport)}
        onAnother={() => void navigate(dashboardPaths.importBooks)}
      />
      <ProblemNote text={problem} />
    </>
  );
}

export function ImportPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [file, setFile] = useState<UploadedFile>();
  const [before, setBefore] = useState<BookImport>();
  const id = search.get('id') ?? '';
  const imports = useBookImports() ?? [];
  const { genres } = useGenres();

  function requested({ id: requestedId }: BookImport): void {
    setFile(undefined);
    void navigate(dashboardPaths.importOf(requestedId));
  }

  function chooseAnother(): void {
    setFile(undefined);
    void navigate(dashboardPaths.importBooks);
  }

  function correct(again: UploadedFile, checked: BookImport): void {
    setFile(again);
    setBefore(checked);
  }

  const isOne = isImportId(id);
  return (
    <div className="grid gap-6">
      {file && (!isOne || file.id === id) ? (
        <ColumnForm
          key={file.id}
          file={file}
          before={before?.id === file.id ? before : lastAlike(file, imports, genres)}
          onRequested={requested}
          onAnother={chooseAnother}
        />
      ) : isOne ? (
        <OneImport key={id} id={id} onCorrect={correct} />
      ) : (
        <div className={deskColumns}>
          <ChooseFile onUploaded={setFile} />
          {/* Beside the step's panel, below its heading. */}
          <div className="grid min-w-0 gap-4 lg:pt-12">
            <PastImports />
            <ExportBooks />
          </div>
        </div>
      )}
    </div>
  );
}

function PastImports() {
  // A bulk change is an import without a file; Manage Books lists those.
  const imports = useBookImports()?.filter(({ bulk }) => !bulk);
  const items = (imports ?? []).map(({ id, fileName: name, state, createdAt }) => {
    return { to: dashboardPaths.importOf(id), name, state: headings[state], createdAt };
  });
  return (
    <PastList
      title="The last imports"
      empty={imports && t('None yet. Each one stays here, with what it did and its undo.')}
      items={items}
    />
  );
}
