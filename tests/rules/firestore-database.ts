import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { addressOf, hostOf } from '../emulators/project.ts';
import { callers, idToken, sessionFields, storedSessions, type Verdict } from './callers.ts';
import { documentIn, type FirestoreCase, type Query, storedDocuments } from './firestore-matrix.ts';

const emulator = `http://${hostOf('firestore')}`;

function toValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  return typeof value === 'number' ? { integerValue: String(value) } : { stringValue: String(value) };
}

function toFields(document: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(document).map(([name, value]) => [name, toValue(value)]));
}

function toStructuredQuery({ collection, where, orderBy, limit, offset, group }: Query) {
  const [field = '', op, value] = where ?? [];
  const filter = { fieldFilter: { field: { fieldPath: field }, op, value: toValue(value) } };
  return {
    from: [{ collectionId: collection.split('/').at(-1), ...(group && { allDescendants: true }) }],
    ...(where && { where: filter }),
    ...(orderBy && { orderBy: [{ field: { fieldPath: orderBy } }] }),
    ...(limit && { limit }),
    ...(offset && { offset }),
  };
}

async function send(method: string, url: string, authorization: string | undefined, body?: object) {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (authorization) headers.authorization = authorization;
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: answer.status, text: await answer.text() };
}

/** A project of the Firestore emulator with its own rules and documents, which gets requests as from a browser. */
export class RulesDatabase {
  readonly #documents: string;

  readonly project: string;

  constructor(project: string) {
    this.project = project;
    this.#documents = `projects/${project}/databases/(default)/documents`;
  }

  /** @throws Error for rules that do not compile */
  async open(rules: string, collections: readonly string[]): Promise<void> {
    const firestore = { ...addressOf('firestore'), rules };
    const environment = await initializeTestEnvironment({ projectId: this.project, firestore });
    const others = Object.fromEntries(collections.map((name) => [documentIn(name), { uid: 'ann' }]));
    try {
      await environment.clearFirestore();
      await environment.withSecurityRulesDisabled(async (context) => {
        const batch = context.firestore().batch();
        for (const [document, fields] of Object.entries({ ...others, ...storedDocuments })) {
          batch.set(context.firestore().doc(document), fields);
        }
        for (const [id, session] of Object.entries(storedSessions)) {
          batch.set(context.firestore().doc(`adminSessions/${id}`), sessionFields(session, Date.now()));
        }
        await batch.commit();
      });
    } finally {
      await environment.cleanup();
    }
  }

  /** @throws Error when the emulator answers with something else */
  async evaluate({ who, request }: FirestoreCase): Promise<Verdict> {
    const claims = callers[who];
    const authorization = claims && `Bearer ${idToken(this.project, claims)}`;
    const { status, text } = await send(...this.#messageOf(request, authorization));
    if (status === 200 || status === 404) return 'allowed';
    if (status !== 403) throw new Error(`Firestore answered ${status}: ${text}`);
    // The emulator evaluates more than once, also before it has the document; what counts is whether one is false.
    return /false for '|No matching allow/.test(text) ? 'denied' : 'error';
  }

  #messageOf(request: FirestoreCase['request'], authorization: string | undefined): Parameters<typeof send> {
    const address = `${emulator}/v1/${this.#documents}`;
    if (request.operation === 'list') {
      const structuredQuery = toStructuredQuery(request.query);
      const parent = [address, ...request.query.collection.split('/').slice(0, -1)].join('/');
      if (!request.query.count) return ['POST', `${parent}:runQuery`, authorization, { structuredQuery }];
      const structuredAggregationQuery = { structuredQuery, aggregations: [{ count: {} }] };
      return ['POST', `${parent}:runAggregationQuery`, authorization, { structuredAggregationQuery }];
    }
    const document = `${address}/${request.document}`;
    const fields = toFields({ uid: 'ann', title: 'Changed' });
    switch (request.operation) {
      case 'get':
        return ['GET', document, authorization];
      case 'create':
        return ['PATCH', `${document}?currentDocument.exists=false`, authorization, { fields }];
      case 'update':
        return ['PATCH', `${document}?currentDocument.exists=true`, authorization, { fields }];
      case 'delete':
        return ['DELETE', document, authorization];
    }
  }
}
