import type { Paper } from './paper.ts';

/** What stands for a letter that the font lacks: a box says nothing, and machines read another letter out of it. */
const unknownLetter = '\ufffd';

/** A document with none but letters that its fonts have. */
export function inKnownLetters(invoice: Paper, isKnown: (codePoint: number) => boolean): Paper {
  // The end of a line is no letter.
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
