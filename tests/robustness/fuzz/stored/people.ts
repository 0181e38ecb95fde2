import { boolean, mixed, string } from 'yup';
import { givenRoles, roleNames } from '../../../../functions/src/shared/people/roles.ts';
import { distinct, isFlat, listOf, type RunFields, sha256, text, trimmed, whole } from './fields.ts';

/** The people of the dashboard, and what they did. */
export function peopleDocuments({ now, expiresAt }: RunFields) {
  return {
    adminSessions: {
      tokenHash: sha256,
      expiresAt,
      person: trimmed(1, 20),
      name: trimmed(1, 60),
      role: string().defined().oneOf(roleNames),
      may: listOf(string().defined(), 1, 4),
    },
    admins: {
      name: trimmed(2, 60),
      role: string().defined().oneOf(givenRoles),
      disabled: boolean().defined(),
      passwordHash: text(20, 200),
      createdAt: now,
    },
    adminDevices: { expiresAt, accounts: distinct(text(20, 20), 1, 51) },
    deviceLinks: { expiresAt },
    adminAttempts: { times: listOf(whole, 0, 200), expiresAt },
    audit: {
      at: now,
      by: trimmed(1, 60),
      kind: string()
        .defined()
        .oneOf([
          'book',
          'draft',
          'stock',
          'delivery',
          'stocktake',
          'stocks',
          'cover',
          'shelf',
          'order',
          'cash',
          'person',
          'settings',
          'session',
          'export',
        ]),
      action: string()
        .defined()
        .oneOf([
          'added',
          'published',
          'changed',
          'deleted',
          'restored',
          'step',
          'taken',
          'givenBack',
          'closed',
          'reopened',
          'mailed',
          'signedIn',
          'refused',
          'exported',
          'received',
          'booked',
          'undone',
        ]),
      targetId: text(1, 200),
      title: text(0, 300),
      note: text(0, 700),
      before: mixed(isFlat).optional(),
      after: mixed(isFlat).optional(),
      about: listOf(text(1, 300), 1, 60),
      expiresAt,
    },
  };
}
