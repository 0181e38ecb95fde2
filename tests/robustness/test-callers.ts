import type { Access } from '../../functions/src/shared/call-definition.ts';
import {
  type CallerEvidence,
  type Callers,
  owner,
  type Shopper,
} from '../../functions/src/shared/callers.ts';

export const shopper: Shopper = { uid: 'nora', email: 'nora@example.com', isConfirmed: true, signedInAt: 0 };
const desk = { sessionId: 'session', person: owner };

/** Takes every caller for who may make the call, in place of the shop's own module: the header `as` says who that is. */
export async function identifyCaller<Who extends Access>(
  { access }: { access: Who },
  { header }: CallerEvidence,
): Promise<Callers[Who]> {
  const as = header('as') ?? 'desk';
  const other =
    as === 'shopper' || as === 'desk'
      ? shopper
      : { ...shopper, uid: as, email: `${as}@example.com`, isConfirmed: !as.startsWith('unconfirmed') };
  const all: Callers = {
    ...{
      public: undefined,
      signed: undefined,
      shopper: other,
      admin: desk,
      catalogue: desk,
      orders: desk,
      owner: desk,
    },
    'public or admin': undefined,
    'shopper or orders': as === 'desk' ? desk : other,
  };
  return all[access];
}
