import type { Paper } from './paper.ts';

/** Replaces a letter that the font lacks: machines would read another letter out of its box. */
const unknownLetter = '\ufffd';

/** Replaces letters missing in the document's fonts. */
export function inKnownLetters(invoice: Paper, isKnown: (codePoint: number) => boolean): Paper {
  // Line breaks are not in the font.
  const known = (text: string) =>
    text.replace(/[^\n]/gu, (letter) => (isKnown(letter.codePointAt(0) ?? 0) ? letter : unknownLetter));
  const { shopName, contact, seller, buyer, facts, reason, lines, taxName, notes } = invoice;
  return {
    ...invoice,
    shopName: known(shopName),
    contact: contact.map(known),
    seller: {
      name: known(seller.name),
      address: seller.address.map(known),
      taxNumber: known(seller.taxNumber),
    },
    buyer: buyer.map(known),
    facts: facts.map(({ label, text }) => ({ label, text: known(text) })),
    ...(reason && { reason: known(reason) }),
    lines: lines.map(({ what, detail, ...line }) => ({
      ...line,
      what: known(what),
      ...(detail && { detail: known(detail) }),
    })),
    ...(taxName && { taxName: known(taxName) }),
    notes: notes.map(known),
  };
}
