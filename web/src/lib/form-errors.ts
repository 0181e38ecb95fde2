import { validateYupSchema, yupToFormErrors } from 'formik';
import type { Schema } from 'yup';

/** What is wrong in a form by a schema that depends on something else, too: Formik's own way takes the values for that. */
export async function formErrors(schema: Schema, values: object, context: object): Promise<object> {
  try {
    await validateYupSchema({ ...values }, schema, false, context);
    return {};
  } catch (error) {
    return yupToFormErrors(error);
  }
}
