interface ColumnHeadsProps {
  texts: readonly string[];
  /** Right-aligned, as their figures are. */
  figures: readonly string[];
}

export function ColumnHeads({ texts, figures }: ColumnHeadsProps) {
  return (
    <thead className="text-sm text-muted">
      <tr className="border-b border-line-strong/40">
        {texts.map((name) => (
          <th key={name} scope="col" className="py-1.5 font-medium">
            {name}
          </th>
        ))}
        {figures.map((name) => (
          <th key={name} scope="col" className="py-1.5 ps-2 text-end font-medium">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
