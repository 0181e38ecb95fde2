import { shownName } from '@bookstore/functions/shared/people/person-name';
import { TimeLabel } from '#components/labels/time-label.tsx';

interface TextListProps {
  entries: readonly { text: string; at: string; by?: string }[];
}

export function TextList({ entries }: TextListProps) {
  if (entries.length === 0) return null;
  return (
    <ul className="mb-3 grid gap-2">
      {entries.map(({ text, at, by }) => (
        <li key={`${at} ${text}`} className="border-s-2 border-line ps-3 text-[0.9375rem]">
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          <p className="text-sm text-muted">
            <TimeLabel instant={at} />
            {by && ` · ${shownName(by)}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
