import { object, type Schema, ValidationError } from 'yup';
import { database } from '../../../functions/src/platform/firebase.ts';
import type { FuzzData } from './fuzz-data.ts';
import { isConsistent } from './stored/consistent-order.ts';
import { storedFields } from './stored/stored-fields.ts';

/** What is wrong with a document; nothing when it may be there. */
function faultsIn(data: Record<string, unknown>, schema: Schema | undefined): readonly string[] {
  if (!schema) return ['an unknown collection'];
  try {
    schema.validateSync(data, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

/** What was examined, and which documents should not be there, with what is wrong with them. */
export interface Findings {
  documents: number;
  invalid: string[];
}

/** Examines every document that was written since the run started, whatever its collection. */
export async function examineStored(data: FuzzData): Promise<Findings> {
  const fields = Object.entries(storedFields(data));
  const schemas = new Map(fields.map(([name, one]) => [name, object(one).noUnknown()]));
  const findings: Findings = { documents: 0, invalid: [] };
  for (const collection of await database().listCollections()) {
    const { docs } = await collection.get();
    for (const snapshot of docs.filter(({ updateTime }) => updateTime.toMillis() >= data.startedAt)) {
      const faults = [...faultsIn(snapshot.data(), schemas.get(collection.id))];
      if (collection.id === 'orders' && !isConsistent(snapshot.data())) faults.push('another sum');
      findings.documents += 1;
      if (faults.length > 0) findings.invalid.push(`${snapshot.ref.path}: ${faults.join(', ')}`);
    }
  }
  return findings;
}
