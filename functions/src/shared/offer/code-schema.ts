import { lineSchema } from '../values/line-text.ts';
import { t } from '../words/words.ts';
import { longestCode, offerCode } from './offer-code.ts';

export const codeSchema = () =>
  lineSchema()
    .label(t('Code'))
    .transform((text: unknown) => (typeof text === 'string' ? offerCode(text) : text))
    .max(longestCode);
