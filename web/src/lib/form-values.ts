import { BooleanSchema, ObjectSchema, type ValidationError } from 'yup';

/** The fields of a schema as they are typed: an empty box holds '', a list has one line for each item. */
export interface FormValues {
  [field: string]: string | number | boolean | FormValues;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function formValue(field: unknown, given: unknown): FormValues[string] {
  if (field instanceof ObjectSchema) return formValues(field, isObject(given) ? given : {});
  if (typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean') return given;
  if (Array.isArray(given)) return given.join('\n');
  return field instanceof BooleanSchema ? false : '';
}

/** The fields of the schema that `given` lacks are empty. */
export function formValues(schema: Pick<ObjectSchema<object>, 'fields'>, given: object = {}): FormValues {
  const givenValues = new Map<string, unknown>(Object.entries(given));
  return Object.fromEntries(
    Object.entries(schema.fields).map(([name, field]) => [name, formValue(field, givenValues.get(name))]),
  );
}

export function problemsOf(error: ValidationError): ReadonlyMap<string, string> {
  const all = error.inner.length > 0 ? error.inner : [error];
  return new Map(all.toReversed().map(({ path = '', message }) => [path, message]));
}
