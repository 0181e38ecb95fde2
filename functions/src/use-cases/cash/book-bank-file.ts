import { addEntry } from '../../audit/audit-store.ts';
import {
  bankFiles,
  bookedLines,
  claimLine,
  type ReadBankFileDocument,
  releaseLines,
  type StoredPart,
} from '../../bank/bank-file-store.ts';
import { cashEntryKey } from '../../cash/cash-entry.ts';
import { entriesOfOrder } from '../../cash/cash-list-store.ts';
import { changeKey } from '../../orders/order-change-store.ts';
import { findOrders } from '../../orders/order-list-store.ts';
import { database } from '../../platform/firebase.ts';
import { ApiError, Conflict, Unavailable } from '../../platform/http/api-errors.ts';
import { idOfKey, KeyReused } from '../../platform/http/idempotency-key.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { sha256 } from '../../platform/sha256.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import type { Actor, AuditAction } from '../../shared/audit/audit.ts';
import { errorWords } from '../../shared/error-words.ts';
import { type BankFile, type BookBankFile, bankFileLimits } from '../../shared/order/bank-file.ts';
import type { CashRequest } from '../../shared/order/cash.ts';
import { currencyOf } from '../../shared/order/order-currency.ts';
import { sumOf } from '../../shared/values/sum-of.ts';
import { plural, t } from '../../shared/words/words.ts';
import { changeOrder } from '../orders/change-order.ts';

/** In milliseconds; the next call continues. */
const usualMilliseconds = 4000;

type Step = 'post' | 'undo';

const states = { post: ['posting', 'posted'], undo: ['undoing', 'undone'] } as const;

/** The key makes each step of a part happen once. */
function changeOf(fileId: string, { id, orderId, cents, day, reference }: StoredPart, step: Step) {
  const request: CashRequest = {
    kind: step === 'post' ? 'taken' : 'given-back',
    cents,
    way: 'bank',
    receivedOn: day,
    reference,
    note: step === 'post' ? '' : sayInShop(() => t('Payment of a bank’s file taken back')),
  };
  return { change: { kind: 'cash', request } as const, key: sha256(`${fileId}\n${id}\n${orderId}\n${step}`) };
}

/** In the order's ledger. */
function entryIdsOf({ id, parts }: ReadBankFileDocument, orderId: string): Set<string> {
  const ids = parts
    .filter((part) => part.orderId === orderId)
    .flatMap((part) =>
      (['post', 'undo'] as const).map((step) => {
        const { change, key } = changeOf(id, part, step);
        return cashEntryKey(orderId, changeKey('admin', key, change).keyHash, change.request.kind);
      }),
    );
  return new Set(ids);
}

/** '' for a part that was never booked; undefined if it can be taken back. */
async function whyKept(file: ReadBankFileDocument, part: StoredPart): Promise<string | undefined> {
  const entries = await entriesOfOrder(part.orderId);
  const { change, key } = changeOf(file.id, part, 'post');
  const own = cashEntryKey(part.orderId, changeKey('admin', key, change).keyHash, 'taken');
  const at = entries.findIndex(({ _id }) => _id === own);
  if (at < 0) return '';
  const files = entryIdsOf(file, part.orderId);
  const isLast = entries.slice(0, at).every(({ _id }) => files.has(_id));
  return isLast ? undefined : sayInShop(() => t('Money of this order was noted since'));
}

type Kept = ReadBankFileDocument['kept'][number];

async function keptPart(part: StoredPart, reason: string): Promise<Kept> {
  const [order] = await findOrders([part.orderId]);
  return { line: part.id, number: order?.number ?? '', reason };
}

/** @returns what could not be done */
async function doPart(
  file: ReadBankFileDocument,
  part: StoredPart,
  { step, by, signal }: { step: Step; by: Actor; signal: AbortSignal },
): Promise<Kept | undefined> {
  if (step === 'undo') {
    const why = await whyKept(file, part);
    if (why !== undefined) return why === '' ? undefined : keptPart(part, why);
  }
  const { change, key } = changeOf(file.id, part, step);
  const make = (request: CashRequest) =>
    changeOrder(
      part.orderId,
      { kind: 'person', name: by.name },
      { kind: 'cash', request },
      key,
      new Date(),
      signal,
    );
  try {
    await make(change.request).catch((error) => {
      if (!(error instanceof ApiError) || error.code !== 'order-erased') throw error;
      // The money of an erased order is recorded without text that may name the customer.
      return make({ ...change.request, reference: '', note: '' });
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || error instanceof Unavailable) throw error;
    return keptPart(
      part,
      sayInShop(() => errorWords(error.body().error)),
    );
  }
}

/** Another file may book these payments. */
function freeLines({ parts }: ReadBankFileDocument, kept: readonly Kept[], step: Step): string[] {
  const keptParts = (id: string) => kept.filter(({ line }) => line === id).length;
  const all = Map.groupBy(parts, ({ id }) => id);
  return [...all].flatMap(([id, some]) => {
    const isFree = step === 'undo' ? keptParts(id) === 0 : keptParts(id) === some.length;
    return isFree ? [id] : [];
  });
}

async function doNext(file: ReadBankFileDocument, by: Actor, signal: AbortSignal): Promise<void> {
  const { parts, done } = file;
  const step = file.state === 'undoing' ? 'undo' : 'post';
  const part = step === 'undo' ? parts.at(-1 - done) : parts[done];
  const left = part && (await doPart(file, part, { step, by, signal }));
  const kept = left ? [...file.kept, left] : file.kept;
  const isLast = done + 1 >= parts.length;
  const [working, settled] = states[step];
  await database().runTransaction(async (transaction) => {
    if (isLast) await releaseLines(transaction, file.id, freeLines(file, kept, step));
    bankFiles.update(transaction, file, {
      done: Math.min(parts.length, done + 1),
      kept,
      state: isLast ? settled : working,
      ...(isLast && { parts: parts.map((one) => ({ ...one, reference: '' })) }),
    });
  });
}

const isOver = ({ state }: Pick<BankFile, 'state'>) => state === 'posted' || state === 'undone';

export function shownBankFile({
  kept,
  ...file
}: Omit<BankFile, 'keptCount' | 'kept'> & { kept: Kept[] }): BankFile {
  const { id, name, state, by, createdAt, payments, cents, currency, done, count } = file;
  return {
    id,
    name,
    state,
    by,
    createdAt,
    payments,
    cents,
    currency,
    done,
    count,
    keptCount: kept.length,
    kept: kept.slice(0, bankFileLimits.kept).map(({ number, reason }) => ({ number, reason })),
  };
}

export const listBankFiles = async (): Promise<BankFile[]> => (await bankFiles.list()).map(shownBankFile);

/** Works for a while; a call that breaks off can be repeated. */
export async function workOnBankFile(
  id: string,
  by: Actor,
  signal: AbortSignal,
  milliseconds = usualMilliseconds,
): Promise<BankFile> {
  const end = Date.now() + milliseconds;
  for (;;) {
    const file = await retryConflicts(async () => {
      const read = await bankFiles.required(id);
      if (isOver(read)) return read;
      await doNext(read, by, signal);
      return bankFiles.required(id);
    }, signal);
    if (isOver(file) || Date.now() >= end) return shownBankFile(file);
  }
}

function fileEntry(
  { id, name, payments }: Pick<BankFile, 'id' | 'name' | 'payments'>,
  action: AuditAction,
  by: Actor,
) {
  const note = sayInShop(() => plural(payments, '{count} payment', '{count} payments'));
  return { by, kind: 'bankFile', action, targetId: id, title: name, note } as const;
}

/**
 * Once per key; leaves out what another file has booked. A long file may answer `posting`: the next try continues.
 * @throws KeyReused
 */
export async function bookBankFile(
  { name, parts }: BookBankFile,
  { key, by }: { key: string; by: Actor },
  signal: AbortSignal,
): Promise<BankFile> {
  const id = idOfKey('bank file', key);
  const requestHash = sha256(JSON.stringify([name, parts]));
  await retryConflicts(async () => {
    const earlier = await bankFiles.find(id);
    if (earlier && earlier.requestHash !== requestHash)
      throw new KeyReused('Another file was already booked');
    if (earlier) return;
    const orders = await findOrders([...new Set(parts.map(({ orderId }) => orderId))]);
    const customerOf = (orderId: string) => orders.find(({ _id }) => _id === orderId)?.account?.customerId;
    const booked = await bookedLines([...new Set(parts.map((part) => part.id))]);
    const own = parts.filter((part) => !booked.has(part.id));
    const payments = new Map(own.map((part) => [part.id, part]));
    const file = {
      id,
      createdAt: new Date().toISOString(),
      name,
      state: own.length === 0 ? ('posted' as const) : ('posting' as const),
      by: by.name,
      payments: payments.size,
      cents: sumOf(own, 'cents'),
      currency: currencyOf(orders[0] ?? {}),
      done: 0,
      count: own.length,
      kept: await Promise.all(
        parts
          .filter((part) => booked.has(part.id))
          .map((part) =>
            keptPart(
              part,
              sayInShop(() => t('This payment was booked already')),
            ),
          ),
      ),
      parts: own.map(({ payer: _, ...part }) => part),
      requestHash,
    };
    // Fails when another call has begun this file, or booked one of its payments.
    await database().runTransaction(async (transaction) => {
      bankFiles.add(transaction, file);
      for (const { id: line, payer, orderId } of payments.values()) {
        const customerId = customerOf(orderId);
        claimLine(transaction, line, {
          fileId: id,
          ...(payer !== '' && { payer }),
          ...(customerId !== undefined && { customerId }),
        });
      }
      addEntry(transaction, fileEntry(file, 'booked', by));
    });
  }, signal);
  return workOnBankFile(id, by, signal);
}

class NotBooked extends Conflict {
  constructor() {
    super('posting-state', 'This is not booked yet: let it go on first');
  }
}

/**
 * The last payment first; a retry continues. An order with money recorded since stays as it is and is named in the
 * answer. @throws NotFound, NotBooked
 */
export async function undoBankFile(id: string, by: Actor, signal: AbortSignal): Promise<BankFile> {
  await retryConflicts(async () => {
    const file = await bankFiles.required(id);
    if (file.state === 'posting') throw new NotBooked();
    if (file.state !== 'posted') return;
    await database().runTransaction(async (transaction) => {
      bankFiles.update(transaction, file, {
        state: file.count === 0 ? 'undone' : 'undoing',
        done: 0,
        kept: [],
      });
      addEntry(transaction, fileEntry(file, 'undone', by));
    });
  }, signal);
  return workOnBankFile(id, by, signal);
}
