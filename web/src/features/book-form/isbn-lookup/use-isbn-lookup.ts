import { type IsbnLookup, readIsbnText } from '@bookstore/functions/shared/book/isbn-lookup';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { callAdminApi } from '#entities/session/admin-api.ts';
import type { FormValues } from '#lib/form-values.ts';
import { lookupFailure, lookupWords, nothingNew } from './isbn-lookup-words.ts';
import { type ProposedField, proposedFields } from './proposal.ts';

interface LookupView {
  isAsking: boolean;
  /** '' when there is nothing to say. */
  said: string;
  proposed: readonly ProposedField[];
  /** Another book of the shop with this ISBN. */
  inShop?: IsbnLookup['inShop'];
}

const idle: LookupView = { isAsking: false, said: '', proposed: [] };

/** Keeps the proposal until the admin decides. */
export function useIsbnLookup() {
  const { values, initialValues, setFieldError, setFieldTouched } = useFormikContext<FormValues>();
  const [view, setView] = useState(idle);
  const asking = useRef<AbortController>(undefined);
  const latest = useRef(values);
  latest.current = values;

  useEffect(() => () => asking.current?.abort(), []);

  /** For example when the ISBN has changed. */
  function clear(said = ''): void {
    asking.current?.abort();
    setView({ ...idle, said });
  }

  async function lookUp(text: string): Promise<void> {
    clear();
    const read = readIsbnText(text);
    if ('problem' in read) {
      void setFieldTouched('isbn', true, false);
      setFieldError('isbn', read.problem);
      return;
    }
    const mine = new AbortController();
    asking.current = mine;
    setView({ ...idle, isAsking: true });
    const next = await ask(read.isbn, mine.signal);
    if (!mine.signal.aborted) setView(next);
  }

  async function ask(isbn: string, signal: AbortSignal): Promise<LookupView> {
    try {
      const lookup = await callAdminApi('GET /api/admin/isbn/:isbn', { params: { isbn } }, signal);
      const { state, book } = lookup;
      // An edited book has its own ISBN.
      const answer = { ...idle, inShop: initialValues.isbn === isbn ? undefined : lookup.inShop };
      if (state !== 'found') return { ...answer, said: lookupWords[state] };
      const proposed = proposedFields(latest.current, book);
      return { ...answer, proposed, said: proposed.length === 0 ? nothingNew : '' };
    } catch (error) {
      if (!signal.aborted) console.warn('The book was not looked up:', error);
      return { ...idle, said: lookupFailure };
    }
  }

  return { ...view, lookUp, clear };
}
