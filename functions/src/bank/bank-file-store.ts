import type { Transaction } from 'firebase-admin/firestore';
import { array, type InferType, mixed, number, object, string } from 'yup';
import { collection } from '../platform/collections.ts';
import { type CreatingWrite, database } from '../platform/firebase.ts';
import { readDocuments } from '../platform/read-documents.ts';
import { type BankFile, bankFileLimits } from '../shared/order/bank-file.ts';
import { postingStates } from '../shared/stock/posting.ts';

// A bank file being booked: its parts, progress, and skipped entries. Each booked payment has a document in
// `bankLines`, created with the file, so that no other file books it, and deleted once none of its money is in the
// ledger.

export const bankFiles = readDocuments({
  collection: 'bankFiles',
  what: 'The bank’s file',
  listed: bankFileLimits.listed,
  head: object({
    name: string().required(),
    state: mixed<BankFile['state']>()
      .oneOf([...postingStates])
      .required(),
    by: string().required(),
    payments: number().required(),
    cents: number().required(),
    currency: string().required(),
    done: number().required(),
    count: number().required(),
    kept: array(
      object({
        line: string().required(),
        number: string().defined(),
        reason: string().required(),
      }).required(),
    ).required(),
  }),
  rest: object({
    parts: array(
      object({
        id: string().required(),
        orderId: string().required(),
        cents: number().required(),
        day: string().required(),
        /** Removed after booking, since the ledger has it. */
        reference: string().defined(),
      }).required(),
    ).required(),
    requestHash: string().required(),
  }),
});

export type ReadBankFileDocument = Awaited<ReturnType<typeof bankFiles.required>>;
export type StoredPart = ReadBankFileDocument['parts'][number];

const lineReference = (id: string) => collection('bankLines').doc(id);

export async function bookedLines(ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const snapshots = await database().getAll(...ids.map(lineReference), { fieldMask: [] });
  return new Set(snapshots.filter(({ exists }) => exists).map(({ id }) => id));
}

const lineSchema = object({ fileId: string().required(), payer: string(), customerId: string() });

/** Fails with a write conflict when a payment is booked already. */
export function claimLine(write: CreatingWrite, id: string, line: InferType<typeof lineSchema>): void {
  write.create(lineReference(id), line);
}

/**
 * Releases payments claimed by a file; call before other writes of the transaction. Another file may have claimed one
 * since, of which this file booked nothing.
 */
export async function releaseLines(
  transaction: Transaction,
  fileId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const claimed = await transaction.getAll(...ids.map(lineReference));
  for (const { ref } of claimed.filter((line) => line.get('fileId') === fileId)) transaction.delete(ref);
}

/** Firestore's limit of values in a query. */
const together = 30;

/** Customers by hashed payer account, learnt from earlier payments. */
export async function payersCustomers(payers: readonly string[]): Promise<Map<string, string>> {
  const distinct = [...new Set(payers.filter(Boolean))];
  const chunks = Array.from({ length: Math.ceil(distinct.length / together) }, (_, at) =>
    distinct.slice(at * together, (at + 1) * together),
  );
  const answers = await Promise.all(
    chunks.map((some) =>
      collection('bankLines').where('payer', 'in', some).limit(bankFileLimits.lines).get(),
    ),
  );
  return new Map(
    answers.flatMap(({ docs }) =>
      docs.flatMap((line): [string, string][] => {
        const [payer, customerId]: unknown[] = [line.get('payer'), line.get('customerId')];
        return typeof payer === 'string' && typeof customerId === 'string' ? [[payer, customerId]] : [];
      }),
    ),
  );
}
