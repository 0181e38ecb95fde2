import type { Fact } from './fact.ts';
import type { MailContent } from './mail-content.ts';

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

function factText({ label, lines, address }: Fact): string {
  const all = [...lines, ...(address ? [address] : [])];
  return all.length === 1 ? `${label}: ${all[0]}` : `${label}:\n${indented(all)}`;
}

/** A mail's content as plain text. */
export function mailText(content: MailContent): string {
  const {
    heading,
    paragraphs,
    note,
    title,
    books,
    discounts,
    delivery,
    total,
    taxes,
    facts,
    link,
    closing,
    shop,
  } = content;
  const parts = [
    heading,
    ...paragraphs,
    note ? `${note.from}:\n${indented(note.text.split(/\r?\n/))}` : '',
    [
      title,
      ...books.map((book) => `  ${book.title}${book.author && `, by ${book.author}`}: ${book.price}`),
      ...discounts.map(({ reason, amount }) => `Discount: ${reason}: ${amount}`),
      ...(delivery ? [`Delivery: ${delivery}`] : []),
      `Total: ${total}`,
      ...taxes,
    ].join('\n'),
    facts.map(factText).join('\n'),
    `${link.label}: ${link.address}`,
    closing,
    `-- \n${shop.shopName} · ${shop.contactEmail}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
