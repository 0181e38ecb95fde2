import { boolean, type InferType, number, object, string } from 'yup';
import { lineSchema } from '../values/line-text.ts';
import { keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

/**
 * The mails that no contract needs, so that the shop sends them only to who has agreed. `words` are what a shopper agrees
 * to, and are kept with the answer: other words are another question, and need another answer.
 */
export const mailKinds = {
  wishes: {
    get label() {
      return t('Books on my wish list');
    },
    get words() {
      return t('Mail me when a book on my wish list costs less or is back in stock, at most once a day.');
    },
  },
  reviews: {
    get label() {
      return t('What I think of my books');
    },
    get words() {
      return t('Ask me by mail, once for each order, what I think of the books that I bought.');
    },
  },
} as const;

export type MailKind = keyof typeof mailKinds;
export const mailKindNames: readonly MailKind[] = keysOf(mailKinds);

/** Those that the shop sends by now: the page of the account asks about no other. */
export const sentMailKinds: readonly MailKind[] = ['wishes'];

/** What a shopper has answered, to which words and when, in milliseconds; 0 where the shopper was never asked. */
const mailConsentSchema = object({
  isWanted: boolean().required(),
  words: string().required(),
  at: number().required(),
});

/** As they are stored: a kind that is missing reads as one that is not wanted. */
export const mailConsentsSchema = object({
  wishes: mailConsentSchema,
  reviews: mailConsentSchema,
} satisfies Record<MailKind, unknown>);

export type MailConsents = InferType<typeof mailConsentsSchema>;

const mailAnswerSchema = object({
  isWanted: boolean().strict().required(),
  words: lineSchema().label('Words').required().max(500),
})
  .noUnknown()
  .optional()
  .default(undefined);

/** What a shopper answers, for the kinds that are asked about. */
export const mailAnswersSchema = object({
  wishes: mailAnswerSchema,
  reviews: mailAnswerSchema,
} satisfies Record<MailKind, unknown>)
  .noUnknown()
  .optional()
  .default(undefined);

export type MailAnswers = InferType<typeof mailAnswersSchema>;
