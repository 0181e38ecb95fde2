import type { FormikContextType } from 'formik';
import { type ComponentType, createContext } from 'react';

export interface KeptFormProps {
  form: string;
  /** Whether there is unsent typing, where the form's initial values do not tell. */
  unsaved: boolean | undefined;
  formik: FormikContextType<object>;
}

/** Keeps what is typed in a Formik form; the shop's pages neither have nor load it. */
export const KeptFormContext = createContext<ComponentType<KeptFormProps> | undefined>(undefined);
