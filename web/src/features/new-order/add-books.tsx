import { t } from '@bookstore/functions/shared/words/words';
import { type RefObject, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { useRested } from '#components/forms/use-rested.ts';
import { useMoney } from '#config/money.ts';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { ScanPanel } from '#entities/isbn-scan/scan-panel.tsx';
import { isPriceCode } from '#entities/isbn-scan/scanned-text.ts';
import { addBook, findBooks, isScanned } from './find-books.ts';
import { SuggestBox, Suggestion } from './suggest-box.tsx';

/** The pause in typing before a search, in milliseconds. */
const pauseMilliseconds = 200;

export interface LastAdded {
  problem?: string;
  said?: string;
}

/** For a title, adds the best match. */
export async function addByText(text: string): Promise<LastAdded> {
  if (isPriceCode(text)) return {};
  try {
    const [first] = await findBooks(text, new AbortController().signal);
    if (!first) return { problem: t('No book of the shop is found by “{text}”.', { text }) };
    const problem = addBook(first);
    return problem ? { problem } : { said: t('Added: {title}', { title: first.title }) };
  } catch (error) {
    console.warn('The books could not be searched:', error);
    return { problem: t('The books could not be searched.') };
  }
}

interface AddBooksProps {
  input: RefObject<HTMLInputElement | null>;
  last: LastAdded;
  onAdded: (last: LastAdded) => void;
  /** Enter in the empty box moves on. */
  onNext: () => void;
}

/** By scanner, camera, ISBN or title, one after another. */
export function AddBooks({ input, last, onAdded, onNext }: AddBooksProps) {
  const money = useMoney();
  const [typed, setTyped] = useState('');
  const text = useRested(typed.trim(), pauseMilliseconds);
  const [isScanning, setScanning] = useState(false);
  const isSearched = text.length >= 2 && text === typed.trim() && !isScanned(text);
  const { data: books = [] } = useApiQuery({
    queryKey: ['GET /api/catalogue', { query: { q: text } }],
    queryFn: ({ signal }) => findBooks(text, signal),
    enabled: isSearched,
  });

  async function enter(words: string): Promise<void> {
    setTyped('');
    if (words === '') return onNext();
    onAdded(await addByText(words));
  }

  return (
    <>
      <SuggestBox
        label="Book"
        hint="Scan, or type a title or an ISBN: Enter adds a copy, Enter in the empty box goes on."
        problem={last.problem ?? ''}
        value={typed}
        input={input}
        onChange={setTyped}
        onEnter={(words) => void enter(words)}
        action={
          <Button variant="secondary" aria-expanded={isScanning} onClick={() => setScanning(!isScanning)}>
            Camera
          </Button>
        }
      >
        {isSearched &&
          books.length > 0 &&
          books.map((book) => (
            <Suggestion
              key={book._id}
              detail={money.price(book.newPrice)}
              onPick={() => {
                setTyped('');
                onAdded({ problem: addBook(book), said: t('Added: {title}', { title: book.title }) });
                input.current?.focus();
              }}
            >
              <span className="font-medium">{book.title}</span>{' '}
              <span className="text-muted">{book.author}</span>
            </Suggestion>
          ))}
      </SuggestBox>
      {isScanning && (
        <ScanPanel
          goesOn
          onIsbn={(isbn) => void addByText(isbn).then(onAdded)}
          onClose={() => setScanning(false)}
        />
      )}
      <p role="status" className="sr-only">
        {last.problem || last.said}
      </p>
    </>
  );
}
