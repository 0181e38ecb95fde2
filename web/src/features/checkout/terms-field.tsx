import { useField } from 'formik';
import { rich } from '#components/labels/rich.ts';
import { documentAddress } from '#config/language.ts';
import { paths } from '#config/paths.ts';

export const termsId = 'terms';

export function TermsField() {
  const [field] = useField({ name: 'terms', type: 'checkbox' });
  return (
    <label className="-mt-2.5 flex min-h-11 basis-full items-start gap-3 py-2.5 text-[0.9375rem]">
      <input id={termsId} type="checkbox" {...field} className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 hyphens-auto wrap-anywhere">
        {rich('I agree to the <terms>Terms of Service</terms>.', {
          terms: (text) => (
            <a
              href={documentAddress(paths.terms)}
              target="_blank"
              rel="noreferrer"
              className="text-accent underline"
            >
              {text}
            </a>
          ),
        })}
      </span>
    </label>
  );
}
