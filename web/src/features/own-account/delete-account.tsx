import { afterDeletion } from '@bookstore/functions/shared/shopper/after-deletion';
import { pageLanguage } from '@bookstore/functions/shared/words/page-language';
import { t } from '@bookstore/functions/shared/words/words';
import { object, string } from 'yup';
import { PasswordField } from '#components/forms/field.tsx';
import { OpenedForm } from '#components/forms/opened-form.tsx';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { showSuccess } from '#lib/alerts.ts';
import { apiErrorOf } from '#lib/api.ts';
import { signInAgain } from '#lib/firebase/auth.ts';
import { AccountRows, AccountSection } from './account-section.tsx';
import { EditableRow } from './editable-row.tsx';
import { GoogleAgain } from './google-again.tsx';
import { signInProblem } from './sign-in-problem.ts';

interface DeleteAccountProps {
  /** Otherwise the account signs in with Google. */
  hasPassword: boolean;
  /** Signs this browser out and leaves the page. */
  onDeleted: () => Promise<void>;
}

const passwordSchema = object({ password: string().required(t('Password is required')) });

/** Longer than usual: all orders of the account are erased. */
const deletionMs = 60_000;

function problemOf(error: unknown, hasPassword: boolean): string {
  return (
    signInProblem(error, hasPassword) ??
    apiErrorOf(error)?.message ??
    t('Your account is not deleted yet. Please try again.')
  );
}

function Fates({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <div>
      <h3 className="font-sans! text-base font-semibold">{title}</h3>
      <ul className="mt-1.5 grid list-disc gap-1.5 ps-5 marker:text-line-strong">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** Needs a fresh sign-in. */
export function DeleteAccount({ hasPassword, onDeleted }: DeleteAccountProps) {
  return (
    <AccountSection title="Delete your account" anchor="delete">
      <AccountRows>
        <EditableRow
          label="Your account"
          value={t('It goes for ever, and all that we know of you with it.')}
          action={t('Delete')}
          isFinal
        >
          {(close) => (
            <>
              <p className="mb-5 max-w-prose text-[0.9375rem]">
                Your account goes for ever. An order that is under way has to be delivered or cancelled
                before.
              </p>
              <div className="mb-6 grid gap-x-8 gap-y-5 text-[0.9375rem] sm:grid-cols-2">
                <Fates title="What goes" texts={afterDeletion.goes} />
                <Fates title="What stays" texts={afterDeletion.stays} />
              </div>
              <OpenedForm
                first={{ password: '' }}
                schema={hasPassword ? passwordSchema : undefined}
                send={async ({ password }) => {
                  await signInAgain(hasPassword ? password : undefined);
                  const timeout = AbortSignal.timeout(deletionMs);
                  await callShopperApi('DELETE /api/account', { query: pageLanguage }, undefined, {
                    timeout,
                  });
                }}
                problemOf={(error) => problemOf(error, hasPassword)}
                onSent={async () => {
                  await onDeleted();
                  await showSuccess(t('Your account is deleted'), t('A mail to your address confirms it.'));
                }}
                onCancel={close}
                button="Delete my account"
              >
                {hasPassword ? (
                  <PasswordField name="password" label="Password" autoComplete="current-password" />
                ) : (
                  <GoogleAgain />
                )}
              </OpenedForm>
            </>
          )}
        </EditableRow>
      </AccountRows>
    </AccountSection>
  );
}
