import type { RequestHandler } from 'express';
import { type DocumentSnapshot, FieldValue, getFirestore, Timestamp } from 'firebase-admin/firestore';

// As little as a function can do that answers the same: nothing is checked, no caller is identified, and no
// failure is told. What the shop does beyond that is what its calls cost more.

function bookIn(snapshot: DocumentSnapshot): object {
  const { createdAt, updatedAt, ...book } = snapshot.data() ?? {};
  return { _id: snapshot.id, ...book, createdAt: createdAt.toDate().toISOString() };
}

/** The newest books. */
export const bareList: RequestHandler = async (_request, response) => {
  const newest = getFirestore().collection('books').orderBy('createdAt', 'desc').limit(18);
  const { docs } = await newest.get();
  response.json(docs.map(bookIn));
};

/** `?id=`: one book. */
export const bareBook: RequestHandler = async (request, response) => {
  const snapshot = await getFirestore().doc(`books/${request.query.id}`).get();
  response.json(bookIn(snapshot));
};

/** One transaction that reads the books of an order, writes the order and counts it. */
export const bareOrder: RequestHandler = async (request, response) => {
  const firestore = getFirestore();
  const order = { ...request.body, createdAt: Timestamp.now() };
  await firestore.runTransaction(async (transaction) => {
    const ids: string[] = request.body.productIds;
    await transaction.getAll(...ids.map((id) => firestore.doc(`books/${id}`)));
    transaction.create(firestore.collection('orders').doc(), order);
    const counter = firestore.doc(`stats/${Math.floor(Math.random() * 10)}`);
    transaction.set(counter, { orders: FieldValue.increment(1) }, { merge: true });
  });
  response.status(201).json(order);
};
