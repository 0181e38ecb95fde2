import type { SentPress } from '@bookstore/functions/shared/mailing/sent-press';
import { t } from '@bookstore/functions/shared/words/words';
import { useSentForm } from '#entities/api-data/sent-form.ts';
import { PressPage } from './press-page.tsx';

export function UnsubscribePage() {
  const sent = useSentForm<SentPress>();
  return (
    <PressPage
      {...sent}
      title={sent?.isDone ? t('You are unsubscribed') : t('Unsubscribe')}
      button="Unsubscribe"
      done={<p>No more of these mails go to you. Mails about your orders still come.</p>}
    >
      <p>One press, and no more of these mails go to you. Mails about your orders still come.</p>
    </PressPage>
  );
}
