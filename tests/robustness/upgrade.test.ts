import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import { registerShopper } from '../api/accounts.ts';
import { inParallel } from '../api/shop-api.ts';
import { storeBook } from '../api/stored-books.ts';
import { projectId } from '../emulators/project.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { holds } from '../promises/holds.ts';
import { runMaintenance } from './maintenance.ts';
import { order } from './orders.ts';

it(
  'orders from before numbers get one and a status, orders of earlier releases their search keys and a parcel, and no other changes',
  holds('orders/upgrade'),
  async () => {
    const [shopper, book] = await Promise.all([registerShopper(), storeBook()]);
    const placed = await inParallel(4, () => order(shopper, makeOrderRequest([book])));
    const [kept, earlier, ...old] = placed.map(({ body }) => database().collection('orders').doc(body._id));
    await runMaintenance('upgrade-orders', []);
    const gone = FieldValue.delete();
    for (const reference of old) {
      await reference.update({ number: gone, status: gone, history: gone, searchKeys: gone, stepKeys: {} });
    }
    await earlier?.update({ searchKeys: ['nora'], status: 'shipped', parcels: gone });
    const untouched = (await kept?.get())?.updateTime;

    expect(await runMaintenance('upgrade-orders', [])).toMatchObject({
      code: 0,
      output: expect.stringContaining(`Upgraded 3 orders of ${projectId}.`),
    });
    for (const reference of old) {
      const upgraded = await reference.get();
      const number: string = upgraded.get('number');
      expect(number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      expect(upgraded.get('status')).toBe('placed');
      expect(upgraded.get('searchKeys')).toContain('nora');
      const reserved = await database().collection('orderNumbers').doc(number).get();
      expect(reserved.get('orderId')).toBe(reference.id);
    }
    const shipped = (await earlier?.get())?.data();
    expect(shipped?.searchKeys).toContain('ligh');
    expect(shipped?.parcels).toMatchObject([{ number: 1, bookIds: [book._id], state: 'shipped' }]);
    expect((await kept?.get())?.updateTime).toEqual(untouched);
    expect((await runMaintenance('upgrade-orders', [])).output).toContain('Upgraded 0 orders');
  },
);
