import { boolean, type InferType, object, string } from 'yup';
import { choiceSchema } from '../values/choice-schema.ts';
import { readFields, readInstant } from '../values/stored-fields.ts';
import { t } from '../words/words.ts';
import { givenRoles, isRole, type Role } from './roles.ts';

/** Names and passwords in UTF-16 units; people beside the owner. */
export const personLimits = { name: { min: 2, max: 60 }, password: { min: 12, max: 200 }, people: 50 };

/** For comparing names: 'Kim ' and 'kim' are one. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

const { name: nameLimits, password: passwordLimits } = personLimits;

const passwordSchema = string()
  .label(t('Password'))
  .min(passwordLimits.min, t('Password must have at least {least} characters', { least: passwordLimits.min }))
  .max(passwordLimits.max, t('Password must have at most {most} characters', { most: passwordLimits.max }));

const givenRoleSchema = choiceSchema(t('Role'), givenRoles);

/** POST /api/people. */
export const newPersonSchema = object({
  name: string()
    .label(t('Name'))
    .trim()
    .required(t('Name is required'))
    .min(nameLimits.min, t('Name must have at least {least} characters', { least: nameLimits.min }))
    .max(nameLimits.max, t('Name must have at most {most} characters', { most: nameLimits.max }))
    .matches(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._@'’-]*$/u, {
      message: t('Name must be of letters, digits, spaces and . _ @ - only'),
      excludeEmptyString: true,
    }),
  password: passwordSchema.required(t('Password is required')),
  role: givenRoleSchema.required(t('Role is required')),
}).noUnknown();

/** PUT /api/people/:id. What is left out stays. */
export const personEditSchema = object({
  password: passwordSchema,
  role: givenRoleSchema,
  disabled: boolean().label('disabled'),
}).noUnknown();

/** PUT /api/admin/password. */
export const ownPasswordSchema = object({
  oldPassword: string()
    .label(t('Old password'))
    .required(t('Old password is required'))
    .max(passwordLimits.max, t('Old password is too long')),
  password: passwordSchema.required(t('New password is required')),
}).noUnknown();

export type OwnPassword = InferType<typeof ownPasswordSchema>;
export type NewPerson = InferType<typeof newPersonSchema>;
export type PersonEdit = InferType<typeof personEditSchema>;

export interface Person {
  id: string;
  /** The name to sign in with; the history shows it, too. */
  name: string;
  role: Role;
  disabled: boolean;
  /** An ISO instant. */
  createdAt: string;
}

const storedSchema = object({ name: string().required(), disabled: boolean().required() });

/** undefined for one without a role. */
export function readPerson(id: string, data: Readonly<Record<string, unknown>>): Person | undefined {
  const { role } = data;
  if (!isRole(role) || role === 'owner') return undefined;
  return { id, ...readFields(storedSchema, data), role, createdAt: readInstant(data.createdAt) };
}
