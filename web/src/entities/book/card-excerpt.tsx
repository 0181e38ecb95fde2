import { cutAtWord } from '@bookstore/functions/shared/book/excerpt';

/** A description on a card: 80 characters and an ellipsis, of which the eye sees whole words. */
export function CardExcerpt({ description }: { description: string }) {
  const cut = cutAtWord(description);
  if (!cut) return description;
  return (
    <>
      {cut.shown}
      {cut.brokenWord && <span hidden>{cut.brokenWord}</span>}…
    </>
  );
}
