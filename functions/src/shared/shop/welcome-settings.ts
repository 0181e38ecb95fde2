import { number, object } from 'yup';
import { lineSchema } from '../values/line-text.ts';
import { defaultFrame, type ShopProfile } from './shop-profile.ts';

/** The longest texts, in UTF-16 units, and the longest time. */
export const welcomeLimits = { heading: 60, text: 240, time: 60, payment: 80, workingDays: 60 };

const wrongDays = `Working days must be a whole number from 1 to ${welcomeLimits.workingDays}`;

/** The fields of the settings: what home says first, and what is said of delivery and payment. */
export const welcomeFields = {
  welcome: object({
    heading: lineSchema().label('Heading').max(welcomeLimits.heading).default('').required(),
    text: lineSchema().label('Sentence').max(welcomeLimits.text).default(''),
  })
    .label('Welcome')
    .default(undefined)
    .required(),
  deliveryTexts: object({
    time: lineSchema().label('Time').max(welcomeLimits.time).default('').required(),
    workingDays: number()
      .label('Working days')
      .typeError(wrongDays)
      .integer(wrongDays)
      .min(1, wrongDays)
      .max(welcomeLimits.workingDays, wrongDays)
      .default(defaultFrame.deliveryTexts.workingDays)
      .required(wrongDays),
    payment: lineSchema().label('Payment').max(welcomeLimits.payment).default(''),
  })
    .label('Delivery and payment')
    .default(undefined)
    .required(),
} satisfies Pick<Record<keyof ShopProfile, object>, 'welcome' | 'deliveryTexts'>;
