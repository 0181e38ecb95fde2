import type { ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';
import { sampleNote, type TextName } from '@bookstore/functions/shared/shop/shop-texts';
import { keyGuard } from '@bookstore/functions/shared/values/table-keys';
import { t } from '@bookstore/functions/shared/words/words';

type Sample = (
  shop: Pick<ShopFrame, 'shopName' | 'postalAddress' | 'contactEmail' | 'contactPhone'>,
) => string;

const noAddress = t('[postal address]');

const sample = (text: string) => `> ${sampleNote}\n\n${text}`;

const addressOf: Sample = ({ shopName, postalAddress, contactEmail, contactPhone }) =>
  [shopName, ...(postalAddress || noAddress).split('\n'), contactEmail, contactPhone]
    .filter(Boolean)
    .join(', ');

/** The first follows the model of Directive 2011/83/EU, Annex I. */
export const legalSamples = {
  withdrawal: (shop) =>
    sample(
      t(
        '## Right of withdrawal\n\nYou have the right to withdraw from this contract within 14 days without giving any reason.\n\nThe withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last book.\n\nTo exercise the right of withdrawal, you must inform us ({address}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the form below, but it is not obligatory. You can also declare it on [our page for withdrawals](/withdraw): we then send you an acknowledgement of receipt by e-mail without delay.\n\nTo meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.\n\n## Effects of withdrawal\n\nIf you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We may withhold reimbursement until we have received the books back or you have supplied evidence of having sent them back, whichever is the earliest.\n\nYou shall send back the books or hand them over to us without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal to us. You will have to bear the direct cost of returning the books. You are only liable for any diminished value of the books resulting from handling them more than is necessary to establish their nature and condition.\n\n## Form\n\nTo {address}:\n\nI hereby give notice that I withdraw from my contract of sale of the following books: …\n\nOrdered on / received on: …\n\nName and address: …\n\nDate, and signature if the form is on paper: …',
        { address: addressOf(shop) },
      ),
    ),
  imprint: ({ shopName, postalAddress, contactEmail, contactPhone }) =>
    sample(
      t(
        '## Who runs this shop\n\n{seller}\n\n## Contact\n\n{contact}\n\n## Register and tax\n\n[Register and number]\n[VAT identification number]',
        {
          seller: [shopName, t('[owner or legal form and representatives]'), postalAddress || noAddress].join(
            '\n',
          ),
          contact: [contactEmail, contactPhone || t('[phone]')].join('\n'),
        },
      ),
    ),
  accessibility: ({ contactEmail }) =>
    sample(
      t(
        '## How this shop can be used\n\nAll of this shop works with a keyboard and with a screen reader, at 200 % text size, on small screens and in high contrast. It was made for the Web Content Accessibility Guidelines 2.2, level AA.\n\n## What is not accessible yet\n\n[What you know of; covers of books are described by their titles]\n\n## Tell us\n\nWrite to {email} where something is in your way: we answer within [days]. If we do not help, you may turn to [supervisory authority].',
        { email: contactEmail },
      ),
    ),
} satisfies Partial<Record<TextName, Sample>>;

/** A shop has no such page before its owner writes it. */
export const isLegalSample = keyGuard(legalSamples);
