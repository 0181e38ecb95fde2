import type { ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';
import type { TextName } from '@bookstore/functions/shared/shop/shop-texts';
import { keyGuard } from '@bookstore/functions/shared/values/table-keys';

type Sample = (
  shop: Pick<ShopFrame, 'shopName' | 'postalAddress' | 'contactEmail' | 'contactPhone'>,
) => string;

const mark = '> Sample: have it checked for your shop and your country, and take this line out.';

const addressOf: Sample = ({ shopName, postalAddress, contactEmail, contactPhone }) =>
  [shopName, ...(postalAddress || '[postal address]').split('\n'), contactEmail, contactPhone]
    .filter(Boolean)
    .join(', ');

/** What a page that the law wants may begin with. The first follows the model of Directive 2011/83/EU, Annex I. */
export const legalSamples = {
  withdrawal: (shop) => `${mark}

## Right of withdrawal

You have the right to withdraw from this contract within 14 days without giving any reason.

The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last book.

To exercise the right of withdrawal, you must inform us (${addressOf(shop)}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the form below, but it is not obligatory. You can also declare it on [our page for withdrawals](/withdraw): we then send you an acknowledgement of receipt by e-mail without delay.

To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.

## Effects of withdrawal

If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We may withhold reimbursement until we have received the books back or you have supplied evidence of having sent them back, whichever is the earliest.

You shall send back the books or hand them over to us without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal to us. You will have to bear the direct cost of returning the books. You are only liable for any diminished value of the books resulting from handling them more than is necessary to establish their nature and condition.

## Form

To ${addressOf(shop)}:

I hereby give notice that I withdraw from my contract of sale of the following books: …

Ordered on / received on: …

Name and address: …

Date, and signature if the form is on paper: …`,
  imprint: ({ shopName, postalAddress, contactEmail, contactPhone }) => `${mark}

## Who runs this shop

${[shopName, '[owner or legal form and representatives]', ...(postalAddress || '[postal address]').split('\n')].join('\n')}

## Contact

${[contactEmail, contactPhone || '[phone]'].join('\n')}

## Register and tax

[Register and number]
[VAT identification number]`,
  accessibility: ({ contactEmail }) => `${mark}

## How this shop can be used

All of this shop works with a keyboard and with a screen reader, at 200 % text size, on small screens and in high contrast. It was made for the Web Content Accessibility Guidelines 2.2, level AA.

## What is not accessible yet

[What you know of; covers of books are described by their titles]

## Tell us

Write to ${contactEmail} where something is in your way: we answer within [days]. If we do not help, you may turn to [supervisory authority].`,
} satisfies Partial<Record<TextName, Sample>>;

/** Whether a shop has no such page before its owner writes it. */
export const isLegalSample = keyGuard(legalSamples);
