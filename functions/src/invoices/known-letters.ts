import type { Paper } from './paper.ts';

/** Replaces a letter that the font lacks: machines would read another letter out of its box. */
const unknownLetter = '\ufffd';

/** Replaces letters missing in the document's fonts. */
export function inKnownLetters(invoice: Paper, isKnown: (codePoint: number) => boolean): Paper {
  // Line breaks are not in the font.
  const printable = (text: string) =>
    text.replace(/[^\n]/gu, (letter) => (isKnown(letter.codePointAt(0) ?? 0) ? letter : unknownLetter));
  const { shopName, contact, seller, buyer, facts, reason, lines, taxName, notes } = invoice;
  return {
    ...invoice,
    shopName: printable(shopName),
    contact: contact.map(printable),
    seller: {
      name: printable(seller.name),
      address: seller.address.map(printable),
      taxNumber: printable(seller.taxNumber),
    },
    buyer: buyer.map(printable),
    facts: facts.map(({ label, text }) => ({ label, text: printable(text) })),
    ...(reason && { reason: printable(reason) }),
    lines: lines.map(({ what, detail, ...line }) => ({
      ...line,
      what: printable(what),
      ...(detail && { detail: printable(detail) }),
    })),
    ...(taxName && { taxName: printable(taxName) }),
    notes: notes.map(printable),
  };
}
