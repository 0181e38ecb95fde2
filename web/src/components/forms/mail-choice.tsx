interface MailChoiceProps {
  label: string;
  isMailed: boolean;
  onChange: (isMailed: boolean) => void;
}

/** Whether a change is told to the shopper. */
export function MailChoice({ label, isMailed, onChange }: MailChoiceProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2 text-[0.9375rem]">
      <input
        type="checkbox"
        checked={isMailed}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5"
      />
      {label}
    </label>
  );
}
