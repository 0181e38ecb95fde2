import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import { addEntry } from '../../audit/audit-store.ts';
import { database } from '../../platform/firebase.ts';
import { Conflict, InvalidArgument } from '../../platform/http/api-errors.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { requireVersion } from '../../platform/http/versions.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import { shopProfile } from '../../settings/shop-profile.ts';
import { voucherState } from '../../shared/audit/voucher-state.ts';
import type { SignedInPerson } from '../../shared/callers.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import type { DeskVoucher, Voucher } from '../../shared/voucher/voucher.ts';
import { codeInFours } from '../../shared/voucher/voucher-code.ts';
import type { VoucherChange } from '../../shared/voucher/voucher-requests.ts';
import type { VoucherState } from '../../shared/voucher/voucher-states.ts';
import { t } from '../../shared/words/words.ts';
import { codeOf } from '../../vouchers/voucher-key.ts';
import {
  type ReadVoucher,
  requireVoucher,
  shownVoucher,
  writeVoucher,
} from '../../vouchers/voucher-store.ts';
import { prepareRefund, refunded } from './refund-voucher.ts';

class VoucherStateConflict extends Conflict {
  constructor(state: VoucherState) {
    super('voucher-state', 'The voucher cannot be changed so now', { state });
  }
}

function requireState({ state }: Voucher, ...states: VoucherState[]): void {
  if (!states.includes(state)) throw new VoucherStateConflict(state);
}

/** '' removes the last day. An expired voucher belongs to the shop. */
function laterDay(voucher: Voucher, validUntil: string, today: string): string | undefined {
  requireState(voucher, 'active', 'blocked');
  const { validUntil: last = '' } = voucher;
  if (validUntil === last) return voucher.validUntil;
  if (last === '' || (validUntil !== '' && (validUntil < today || validUntil < last))) {
    throw new InvalidArgument('validUntil', 'A voucher is lengthened to a later day');
  }
  return validUntil || undefined;
}

function changed(
  voucher: ReadVoucher,
  { step, note, validUntil }: VoucherChange,
  refund: Parameters<typeof refunded>[1],
): Voucher {
  switch (step) {
    case 'block':
      requireState(voucher, 'active', 'blocked');
      return { ...voucher, state: 'blocked' };
    case 'unblock':
      requireState(voucher, 'active', 'blocked');
      return { ...voucher, state: 'active' };
    case 'replace':
      requireState(voucher, 'active', 'blocked');
      return { ...voucher, generation: voucher.generation + 1 };
    case 'lengthen':
      return { ...voucher, validUntil: laterDay(voucher, validUntil, refund.today) };
    case 'note':
      return { ...voucher, note };
    case 'refund':
      requireState(voucher, 'active', 'blocked', 'refunded');
      return voucher.state === 'refunded' ? voucher : refunded(voucher, refund);
  }
}

interface ChangeCall {
  expected: number | undefined;
  by: SignedInPerson;
  now: Date;
}

/** The answer to `replace` has the new code. @throws NotFound, PreconditionFailed, VoucherStateConflict, VoucherRedeemed */
export function changeVoucher(id: string, change: VoucherChange, call: ChangeCall): Promise<DeskVoucher> {
  return retryConflicts(() => tryToChange(id, change, call));
}

async function tryToChange(
  id: string,
  change: VoucherChange,
  { expected, by, now }: ChangeCall,
): Promise<DeskVoucher> {
  const before = await requireVoucher(id);
  const refund = { by: by.name, now, today: shopDay(now, await shopProfile()) };
  const after = changed(before, change, refund);
  if (isDeepStrictEqual(after, { ...before })) return shownVoucher(before);
  requireVersion('The voucher', before.version, expected);
  const isRefund = change.step === 'refund';
  const prepared: { after: Voucher; write?: (transaction: Transaction) => void } = isRefund
    ? await prepareRefund(before, after, change, refund)
    : { after };
  const written = await database().runTransaction(async (transaction) => {
    const states = { before: voucherState(before), after: voucherState(after) };
    // A note may name the buyer, whom the history must not.
    const note = change.step === 'note' ? sayInShop(() => t('Note of the desk')) : change.note;
    const about = { kind: 'voucher', targetId: id, title: before.number, note } as const;
    prepared.write?.(transaction);
    const action = isRefund ? 'givenBack' : 'changed';
    addEntry(transaction, { by, action, ...about, ...states }, now);
    return writeVoucher(transaction, before, prepared.after);
  });
  return { ...written, ...(change.step === 'replace' && { code: codeInFours(codeOf(written)) }) };
}
