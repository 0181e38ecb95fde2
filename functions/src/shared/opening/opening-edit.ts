import { boolean, type InferType, mixed, object } from 'yup';
import { isKeptStep, type OpeningStep } from './opening.ts';

/** What the owner does on the list: PUT /api/opening. */
export const openingEditSchema = object({
  /** The step that is done with what the shop has. */
  keep: mixed<OpeningStep>(isKeptStep).label('Step'),
  /** A mail to the shop's own address. */
  sendTestMail: boolean().oneOf([true]),
  /** Closes the list for good. */
  dismiss: boolean().oneOf([true]),
}).noUnknown();

export type OpeningEdit = InferType<typeof openingEditSchema>;
