import { Field } from 'formik';

/** The field `isMailed` of a form. */
export function MailChoice({ label }: { label: string }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Formik's field is its control
    <label className="inline-flex min-h-11 items-center gap-2 text-[0.9375rem]">
      <Field type="checkbox" name="isMailed" className="size-5" />
      {label}
    </label>
  );
}
