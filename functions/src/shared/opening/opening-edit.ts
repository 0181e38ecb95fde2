import { boolean, type InferType, object } from 'yup';
import { choiceSchema } from '../values/choice-schema.ts';
import { isKeptStep, openingStepNames } from './opening.ts';

/** PUT /api/opening. */
export const openingEditSchema = object({
  /** The step to settle with what the shop has already. */
  keep: choiceSchema('Step', openingStepNames.filter(isKeptStep)),
  /** To the shop's own address. */
  sendTestMail: boolean().oneOf([true]),
  /** For good. */
  dismiss: boolean().oneOf([true]),
}).noUnknown();

export type OpeningEdit = InferType<typeof openingEditSchema>;
