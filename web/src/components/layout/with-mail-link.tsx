import { Fragment } from 'react';
import { useShop } from '#config/shop.ts';
import { MailLink } from './mail-link.tsx';

export function WithMailLink({ text }: { text: string }) {
  const { contactEmail } = useShop();
  return text.split(contactEmail).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <MailLink address={contactEmail} />}
      {part}
    </Fragment>
  ));
}
