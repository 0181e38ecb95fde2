import type { ReactNode } from 'react';

interface FormPartProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** Two in a row where the form, a container, has room. */
export function FormPart({ title, hint, children }: FormPartProps) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-3">
      <legend className="pe-3 font-medium">{title}</legend>
      {hint && <p className="mb-3 text-sm text-muted">{hint}</p>}
      <div className="grid grid-cols-1 items-start gap-4 @md:grid-cols-2">{children}</div>
    </fieldset>
  );
}
