import { demoAdmin } from '../fixtures/demo-shop/admin.ts';
import { startDirectApi } from './fuzz/direct-api.ts';

/** What shoppers and the desk ask, one after the other. */
const questions = [
  '/api/books?limit=18',
  '/api/books/dracula',
  '/api/catalogue?category=fiction',
  '/api/suggestions?q=dra',
  '/api/admin',
  '/api/admin/sales',
  '/api/orders?ids=order-1,order-2',
  '/api/version',
];

/** Asks the API of another project again and again, until the end. */
export async function askAllTheWhile(
  env: Record<string, string>,
): Promise<{ end(): Promise<{ asked: number; failed: number }> }> {
  const { address, stop } = await startDirectApi(env);
  const shop = `http://${address.host}:${address.port}`;
  const signIn = await fetch(`${shop}/api/auth/admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoAdmin),
  });
  const { token } = await signIn.json();
  let [asked, failed, isOver] = [0, 0, false];
  const ask = async () => {
    while (!isOver) {
      const question = questions[asked % questions.length] ?? '';
      const answer = await fetch(shop + question, { headers: { authorization: `Bearer ${token}` } });
      asked += 1;
      if (answer.status === 200) await answer.arrayBuffer();
      else {
        failed += 1;
        console.warn(question, answer.status, await answer.text());
      }
    }
  };
  const asking = ask();
  return {
    async end() {
      isOver = true;
      await asking;
      stop();
      return { asked, failed };
    },
  };
}
