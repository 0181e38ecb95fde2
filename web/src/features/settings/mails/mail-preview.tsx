import { mailWordsSchema, type SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { useFormikContext } from 'formik';
import { useRested } from '#components/forms/use-rested.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';

/** The pause in typing before the shop is asked. */
const restMilliseconds = 400;

export function MailPreview() {
  const { mailGreeting = '', mailEnd = '' } = useFormikContext<SettingsEdit>().values;
  const greeting = useRested(mailGreeting, restMilliseconds);
  const end = useRested(mailEnd, restMilliseconds);
  const body = { mailGreeting: greeting, mailEnd: end };
  const { data, isError } = useAdminQuery(
    'POST /api/settings/mail',
    { body },
    {
      enabled: mailWordsSchema.isValidSync(body),
      placeholderData: (before) => before,
      gcTime: 0,
    },
  );
  return (
    <figure
      aria-label="Preview of the order confirmation"
      className="rounded-lg border border-line bg-paper p-4"
    >
      <figcaption className="mb-3 text-sm text-muted">Preview of the order confirmation</figcaption>
      {isError && <p className="text-sm failure-note">The preview could not be loaded.</p>}
      {data ? (
        <>
          <p className="font-medium wrap-anywhere">{data.subject}</p>
          <p className="mt-3 text-[0.9375rem] whitespace-pre-wrap wrap-anywhere">{data.text}</p>
        </>
      ) : (
        !isError && <div aria-hidden="true" className="skeleton h-40" />
      )}
    </figure>
  );
}
