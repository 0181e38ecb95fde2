import { validateYupSchema, yupToFormErrors } from 'formik';
import type { Schema } from 'yup';

/** For a schema that depends on a context: Formik itself passes the values as that. */
export async function formErrors(schema: Schema, values: object, context: object): Promise<object> {
  try {
    await validateYupSchema({ ...values }, schema, false, context);
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}
