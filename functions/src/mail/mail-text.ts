import { t } from '../shared/words/words.ts';
import type { Fact } from './fact.ts';
import type { MailContent } from './mail-content.ts';

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

function heading(label: string): string {
  return t('{label}:', { label });
}

function labelled(label: string, text: string): string {
  return t('{label}: {text}', { label, text });
}

function factText({ label, lines, address }: Fact): string {
  const all = [...lines, ...(address ? [address] : [])];
  return all.length === 1 ? labelled(label, all[0] ?? '') : `${heading(label)}\n${indented(all)}`;
}

export function mailText(content: MailContent): string {
  const { paragraphs, note, title, books, further, total, taxes, facts, link } = content;
  const parts = [
    content.heading,
    ...paragraphs,
    note ? `${heading(note.from)}\n${indented(note.text.split(/\r?\n/))}` : '',
    [
      title,
      ...books.map(({ title, author, price }) =>
        author
          ? `  ${t('{title}, by {author}: {price}', { title, author, price })}`
          : `  ${labelled(title, price)}`,
      ),
      ...further.map(({ label, detail, amount }) => labelled(detail ? `${label}, ${detail}` : label, amount)),
      labelled(t('Total'), total),
      ...taxes,
    ].join('\n'),
    facts.map(factText).join('\n'),
    link ? labelled(link.label, link.address) : '',
    content.closing,
    ...content.durable.map((one) => `${one.title}\n\n${one.text}`),
    `-- \n${content.sender}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
