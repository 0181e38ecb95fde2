import { boolean, type InferType, object } from 'yup';
import { choiceSchema } from '../values/choice-schema.ts';
import { isKeptStep, openingStepNames } from './opening.ts';

/** What the owner does on the list: PUT /api/opening. */
export const openingEditSchema = object({
  /** The step that is done with what the shop has. */
  keep: choiceSchema('Step', openingStepNames.filter(isKeptStep)),
  /** A mail to the shop's own address. */
  sendTestMail: boolean().oneOf([true]),
  /** Closes the list for good. */
  dismiss: boolean().oneOf([true]),
}).noUnknown();

export type OpeningEdit = InferType<typeof openingEditSchema>;
