import { boolean, type InferType, number, object, string } from 'yup';
import { lineSchema } from '../values/line-text.ts';
import { keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

/**
 * Mails that no contract needs, so that they require consent. `words` is the text that a shopper agrees to, stored with
 * the answer: a changed text needs a new answer.
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

/** Kinds that the shop sends so far: the account page asks about no other. */
export const sentMailKinds: readonly MailKind[] = ['wishes'];

/** The answer, its text and its time in milliseconds; 0 where the shopper was never asked. */
const mailConsentSchema = object({
  isWanted: boolean().required(),
  words: string().required(),
  at: number().required(),
});

/** A missing kind reads as not wanted. */
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

/** Only for the kinds that were asked about. */
export const mailAnswersSchema = object({
  wishes: mailAnswerSchema,
  reviews: mailAnswerSchema,
} satisfies Record<MailKind, unknown>)
  .noUnknown()
  .optional()
  .default(undefined);

export type MailAnswers = InferType<typeof mailAnswersSchema>;
