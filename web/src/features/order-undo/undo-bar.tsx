import { undoWaitMs } from '@bookstore/functions/shared/order/mail';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { CloseIcon } from '#components/icons/close-icon.tsx';
import { offerUndo, type UndoOffer } from '#entities/order/undo-offer.ts';
import { useShortcuts } from '#lib/browser/shortcuts.ts';
import { takeBack } from './take-back.ts';

/** Extra time while it is in use: controls in use do not disappear. */
const usedMilliseconds = 5000;

/** Stays while the mails about the step are delayed, or until the next step. */
export function UndoBar({ undo }: { undo: UndoOffer }) {
  const bar = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);

  const close = useEffectEvent((): boolean => {
    if (isBusy || bar.current?.matches(':hover, :focus-within')) return false;
    offerUndo(undefined);
    return true;
  });
  useEffect(() => {
    let timer = setTimeout(function end() {
      if (!close()) timer = setTimeout(end, usedMilliseconds);
    }, undoWaitMs);
    return () => clearTimeout(timer);
  }, []);

  // The bar disappears, and must not take the focus with it.
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      element.closest('main')?.focus({ preventScroll: true });
    };
  }, []);

  async function press(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await takeBack(undo);
    } finally {
      setBusy(false);
    }
  }
  useShortcuts({ z: () => void press() });

  return (
    <div
      ref={bar}
      className="fixed inset-x-3 bottom-19 z-30 flex items-center gap-1 rounded-card border border-line-strong/60 bg-surface py-1 pe-1 ps-4 shadow-lift md:end-auto md:bottom-4 md:start-34 md:max-w-[32rem] md:min-w-80 xl:start-64"
    >
      <p className="me-auto py-1 text-[0.9375rem] font-medium wrap-anywhere">{undo.text}</p>
      <Button
        variant="quiet"
        busy={isBusy}
        title="Undo (z)"
        aria-label={t('Undo: {done}', { done: undo.text })}
        onClick={() => void press()}
        className="px-3!"
      >
        Undo
      </Button>
      <button
        type="button"
        aria-label="Keep it, and close this"
        onClick={() => offerUndo(undefined)}
        className="grid size-11 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
      >
        <CloseIcon />
      </button>
    </div>
  );
}
