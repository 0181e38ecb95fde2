import type { OrderModel } from './order-model.ts';
import type { OrderCommand, Step } from './types.ts';

// The mails about an order while none of them has gone: every step of the desk waits a minute for its undo.

/** The mails by the names of what they are about, each with the cents that it says the order costs, if it says so. */
export type Mails = Map<string, number | undefined>;

const ofParcels = { shipped: 'parcel', delivered: 'arrived', returned: 'came-back' };

export class OrderMailsModel {
  readonly mails: Mails = new Map([
    ['placed', undefined],
    ['placed-shop', undefined],
  ]);
  /** The change that wrote each of them. */
  private readonly written = new Map<string, number>();
  private change = 0;
  /** The mail of the last step, while that can be undone. */
  private ofLastStep: string | undefined;

  /** A command that was carried out. @param before the order before it */
  note(command: OrderCommand, by: Step['by'], before: OrderModel, after: OrderModel): void {
    const last = this.ofLastStep;
    this.ofLastStep = undefined;
    this.change = after.changes;
    if (command.kind === 'step' && command.isUndo) this.withdraw(last);
    else if (command.kind === 'step') this.noteStep(command, by, before);
    else if (command.kind === 'ship') this.write(`parcel-${after.parcelsMade}`);
    else if (command.kind === 'parcel') this.noteParcel(command, before);
    else if (command.kind === 'line') this.noteLine(before, after);
    else if (command.kind === 'discount') this.write(`discount-${after.discounts.length}`, after.costs());
    else if (command.kind === 'discount back') this.withdraw(`discount-${command.number}`);
  }

  private write(name: string, cents?: number): void {
    this.mails.set(name, cents);
    this.written.set(name, this.change);
  }

  private withdraw(...names: (string | undefined)[]): void {
    for (const name of names) if (name !== undefined) this.mails.delete(name);
  }

  private noteStep({ from, to }: OrderCommand & { kind: 'step' }, by: Step['by'], before: OrderModel): void {
    const way = ['placed', 'packed', 'shipped', 'delivered', 'returned'];
    const isBack = from === 'cancelled' || (to !== 'cancelled' && way.indexOf(to) < way.indexOf(from));
    if (isBack) {
      const kind = Object.entries(ofParcels).find(([state]) => state === from)?.[1];
      this.withdraw(
        from,
        ...(from === 'returned' ? before.lastReturned() : before.parcels).map(
          ({ number }) => `${kind}-${number}`,
        ),
      );
      return;
    }
    // Shoppers who cancel at once have the answer on the screen.
    if (by === 'shopper') return;
    this.write(to);
    this.ofLastStep = to;
  }

  private noteParcel(
    { number, from, to, isMailed }: OrderCommand & { kind: 'parcel' },
    before: OrderModel,
  ): void {
    const isOn = from === 'shipped' ? to !== null : to === 'returned';
    const parcel = before.parcels.find((one) => one.number === number);
    const since = parcel ? before.since(parcel) : 0;
    const told = [`${ofParcels[from]}-${number}`, from].filter(
      (name) => (this.written.get(name) ?? 0) >= since,
    );
    if (!isOn) this.withdraw(...told);
    else if (isMailed && to) this.write(`${ofParcels[to]}-${number}`);
  }

  private noteLine(before: OrderModel, after: OrderModel): void {
    if (after.status === 'cancelled') {
      this.withdraw('lines');
      this.write('cancelled');
    } else if (before.status === 'cancelled') this.withdraw('cancelled');
    else if (after.lines.every(({ state }) => state === 'ordered')) this.withdraw('lines');
    else this.write('lines', after.costs());
  }
}
