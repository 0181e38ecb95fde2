import { boolean, type InferType, object, string } from 'yup';
import { choiceSchema } from '../values/choice-schema.ts';
import { readFields, readInstant } from '../values/stored-fields.ts';
import { t } from '../words/words.ts';
import { givenRoles, isRole, type Role } from './roles.ts';

/** The shortest and longest names and passwords, in UTF-16 units, and how many people there can be beside the owner. */
export const personLimits = { name: { min: 2, max: 60 }, password: { min: 12, max: 200 }, people: 50 };

/** A name as two names are compared: 'Kim ' and 'kim' are one. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

const { name: nameLimits, password: passwordLimits } = personLimits;

const passwordSchema = string()
  .label(t('Password'))
  .min(passwordLimits.min, t('Password must have at least {least} characters', { least: passwordLimits.min }))
  .max(passwordLimits.max, t('Password must have at most {most} characters', { most: passwordLimits.max }));

const givenRoleSchema = choiceSchema(t('Role'), givenRoles);

/** What the owner sends to add a person: POST /api/people. */
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

/** What the owner sends to change a person: PUT /api/people/:id. What is left out stays. */
export const personEditSchema = object({
  password: passwordSchema,
  role: givenRoleSchema,
  disabled: boolean().label('disabled'),
}).noUnknown();

/** What a person sends to give themselves another password: PUT /api/admin/password. */
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

/** A person who works in the dashboard beside the owner. */
export interface Person {
  id: string;
  /** The name to sign in with, which the history shows, too. */
  name: string;
  role: Role;
  /** Whether the person may not sign in for now. */
  disabled: boolean;
  /** An ISO instant. */
  createdAt: string;
}

const storedSchema = object({ name: string().required(), disabled: boolean().required() });

/** Reads a document of `admins`; undefined for one without a role. */
export function readPerson(id: string, data: Readonly<Record<string, unknown>>): Person | undefined {
  const { role } = data;
  if (!isRole(role) || role === 'owner') return undefined;
  return { id, ...readFields(storedSchema, data), role, createdAt: readInstant(data.createdAt) };
}
