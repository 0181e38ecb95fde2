import { t } from '@bookstore/functions/shared/words/words';
import { rich } from '#components/labels/rich.ts';
import { MailLink } from '#components/layout/mail-link.tsx';
import { useShop } from '#config/shop.ts';

/** The page cannot do what its link was sent for. */
export function BadLink({ problem }: { problem: string | undefined }) {
  const { contactEmail } = useShop();
  return (
    <>
      <p role="alert" className="failure-note">
        {problem ?? t('This page is opened by the link in a mail.')}
      </p>
      <p>
        {rich('Please open the link in the mail once more. If that does not help, write to {email}.', {
          email: <MailLink address={contactEmail} />,
        })}
      </p>
    </>
  );
}
