import type { FormikContextType } from 'formik';
import { type ComponentType, createContext } from 'react';

export interface KeptFormProps {
  /** The name of the form. */
  form: string;
  /** Whether something is typed that was not sent, where the first values of the form do not tell. */
  unsaved: boolean | undefined;
  formik: FormikContextType<object>;
}

/** What keeps the typing of a form of Formik; the pages of the shop neither have nor load it. */
export const KeptFormContext = createContext<ComponentType<KeptFormProps> | undefined>(undefined);
