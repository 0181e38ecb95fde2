import { placeAt, scrollAt } from './drag-place.ts';

interface DragCallbacks {
  /** The row would take another place now. */
  onPlace: (place: number) => void;
  /** The row was dropped; undefined when it stays where it was. */
  onEnd: (place: number | undefined) => void;
}

/** Lets a row follow the pointer that holds it. @returns what ends that */
export function dragRow(
  rows: readonly HTMLElement[],
  from: number,
  { pointerId, clientY }: Pick<PointerEvent, 'pointerId' | 'clientY'>,
  { onPlace, onEnd }: DragCallbacks,
): () => void {
  const row = rows[from];
  const others = rows.toSpliced(from, 1);
  const start = clientY + scrollY;
  const listeners = new AbortController();
  let y = clientY;
  let place = from;
  let frame = requestAnimationFrame(scrollOn);

  function follow(): void {
    if (row) row.style.translate = `0 ${y + scrollY - start}px`;
    const next = placeAt(
      others.map((other) => other.getBoundingClientRect()),
      y,
    );
    if (next === place) return;
    place = next;
    onPlace(place);
  }

  function scrollOn(): void {
    const top = scrollAt(y, innerHeight);
    if (top !== 0 && y !== clientY) {
      scrollBy({ top, behavior: 'instant' });
      follow();
    }
    frame = requestAnimationFrame(scrollOn);
  }

  function stop(): void {
    listeners.abort();
    cancelAnimationFrame(frame);
    if (row) row.style.translate = '';
  }

  function end(to: number | undefined): void {
    stop();
    onEnd(to);
  }

  const { signal } = listeners;
  const isOurs = (event: PointerEvent) => event.pointerId === pointerId;
  addEventListener(
    'pointermove',
    (event) => {
      if (!isOurs(event)) return;
      y = event.clientY;
      follow();
    },
    { signal },
  );
  addEventListener('pointerup', (event) => isOurs(event) && end(place), { signal });
  addEventListener('pointercancel', (event) => isOurs(event) && end(undefined), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(undefined), { signal });
  return stop;
}
