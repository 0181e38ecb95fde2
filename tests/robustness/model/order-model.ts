import type { Order } from '../../../functions/src/shared/order/order.ts';
import { OrderMailsModel } from './order-mails-model.ts';
import { type ModelDiscount, pricesAfter, sumOf } from './order-prices-model.ts';
import { refusalOf } from './order-refusals.ts';
import {
  type CashCommand,
  discountReason,
  type Expected,
  error,
  type OrderCommand,
  parcel,
  type Step,
} from './types.ts';

// What becomes of an order as it is meant to be, without a line of the shop's own code: each book is in the shop (0) or in
// a parcel (its number), and is part of the order, taken out or returned.

export interface ModelLine {
  id: string;
  cents: number;
  place: number;
  state: 'ordered' | 'taken-out' | 'returned';
  reason?: Order['lineChanges'][number]['reason'];
  /** The change of the order that made it so; 0 for a line that nothing has happened to. */
  since: number;
}

interface ModelParcel {
  number: number;
  state: 'shipped' | 'delivered' | 'returned';
  cash?: number;
  /** The change that sent it, and the one that delivered it, which stays when it comes back. */
  shippedBy: number;
  deliveredBy?: number;
}

type Status = Order['status'];

/** The lines, the parcels and the money of an order. */
export class OrderModel {
  lines: ModelLine[];
  parcels: ModelParcel[] = [];
  parcelsMade = 0;
  status: Status = 'placed';
  history: Pick<Order['history'][number], 'status' | 'by' | 'note'>[] = [];
  cash: number | undefined;
  discounts: ModelDiscount[] = [];
  isCarried = false;
  changes = 0;
  /** Before the last step of the desk, while nothing else has happened. */
  undo: string | undefined;
  /** What was asked for under each key. */
  readonly keys = new Map<string, string>();
  /** The number of the discount that was given under each key of the admin. */
  readonly discountsByKey = new Map<number, number>();
  readonly mails = new OrderMailsModel();

  constructor(lines: readonly { id: string; cents: number }[]) {
    this.lines = lines.map((line) => ({ ...line, place: 0, state: 'ordered', since: 0 }));
  }

  /** The state without its past, as a text. */
  private snapshot(): string {
    const { keys: _, undo: __, changes: ___, discountsByKey: ____, mails: _____, ...state } = this;
    return JSON.stringify(state);
  }

  kept(inPlaces?: readonly number[]): ModelLine[] {
    return this.lines.filter(
      ({ state, place }) => state === 'ordered' && (inPlaces?.includes(place) ?? true),
    );
  }

  isSold(): boolean {
    return this.status !== 'cancelled' && this.status !== 'returned';
  }

  sold(): ModelLine[] {
    return this.isSold() ? this.kept() : [];
  }

  centsOf(lines: readonly ModelLine[]): number {
    const reduced = pricesAfter(this.discounts, this.kept());
    return sumOf(lines.map(({ id }) => reduced.get(id) ?? 0));
  }

  keptCents(): number {
    return this.centsOf(this.sold());
  }

  /** The status before the last step of the desk, while that can be undone; otherwise the present one. */
  statusBefore(): Status {
    return this.undo === undefined ? this.status : JSON.parse(this.undo).status;
  }

  /** What its books cost, whether it is a sale or not. */
  costs(): number {
    return this.centsOf(this.kept());
  }

  /** The books that the shopper has got and keeps. */
  deliveredIds(): string[] {
    return this.kept(this.in('delivered').map(({ number }) => number)).map(({ id }) => id);
  }

  private due(): number {
    return Math.max(0, this.keptCents() - (this.cash ?? 0));
  }

  /** The earlier of the parcels under way bring what is due first. */
  private dueOf(parcel: ModelParcel): number {
    const earlier = this.in('shipped').filter(({ number }) => number < parcel.number);
    const rest = this.due() - Math.min(this.due(), this.centsIn(earlier));
    return Math.min(rest, this.centsIn([parcel]));
  }

  private centsIn(parcels: readonly ModelParcel[]): number {
    return this.centsOf(this.kept(parcels.map(({ number }) => number)));
  }

  outCents(): number {
    return Math.min(this.due(), this.centsIn(this.parcels.filter(({ state }) => state === 'shipped')));
  }

  in(state: ModelParcel['state']): ModelParcel[] {
    return this.parcels.filter((one) => one.state === state);
  }

  private ship(lines: readonly ModelLine[]): void {
    this.parcelsMade += 1;
    this.isCarried = true;
    this.parcels.push({ number: this.parcelsMade, state: 'shipped', shippedBy: this.changes });
    for (const line of lines) line.place = this.parcelsMade;
  }

  private deliver(parcels: readonly ModelParcel[]): void {
    let rest = sumOf(parcels.map((one) => this.dueOf(one)));
    const taken = rest;
    for (const [index, one] of parcels.entries()) {
      one.cash = index === parcels.length - 1 ? rest : Math.min(rest, this.centsIn([one]));
      rest -= one.cash;
    }
    for (const one of parcels) Object.assign(one, { state: 'delivered', deliveredBy: this.changes });
    this.cash = (this.cash ?? 0) + taken;
  }

  private undeliver(parcels: readonly ModelParcel[]): void {
    const brought = parcels.reduce((sum, { cash = 0 }) => sum + cash, 0);
    this.cash = (this.cash ?? 0) - Math.max(0, Math.min(brought, this.cash ?? 0));
    for (const one of parcels) {
      one.state = 'shipped';
      delete one.cash;
      delete one.deliveredBy;
    }
  }

  private return(parcels: readonly ModelParcel[]): void {
    for (const line of this.kept(parcels.map(({ number }) => number))) this.turn(line, 'returned');
    for (const one of parcels) one.state = 'returned';
  }

  private unreturn(parcels: readonly ModelParcel[], state: 'shipped' | 'delivered'): void {
    for (const one of parcels) {
      const back = this.lines.filter((line) => line.place === one.number && line.state === 'returned');
      const last = Math.max(...back.map(({ since }) => since));
      for (const line of back) if (line.since === last) this.turn(line, 'ordered');
      one.state = state;
    }
  }

  /** The state of a parcel before it came back; one that says nothing of it is the order's only one. */
  before({ deliveredBy, cash }: ModelParcel): 'shipped' | 'delivered' {
    const last = this.history.findLast(({ status }) => status !== 'returned')?.status;
    const isAlone = this.parcels.length === 1 && last === 'delivered';
    return deliveredBy !== undefined || cash !== undefined || isAlone ? 'delivered' : 'shipped';
  }

  /** The change that brought a parcel into its state; 0 for one that is with the shopper again. */
  since({ number, state, shippedBy, deliveredBy = 0 }: ModelParcel): number {
    if (state !== 'returned') return state === 'shipped' ? shippedBy : deliveredBy;
    const returned = this.lines.filter((line) => line.place === number && line.state === 'returned');
    return Math.max(...returned.map(({ since }) => since));
  }

  /** The parcels that came back with the last change that brought any back. */
  lastReturned(): ModelParcel[] {
    const returned = this.lines.filter(({ state, place }) => state === 'returned' && place > 0);
    const last = Math.max(...returned.map(({ since }) => since));
    return this.parcels.filter(({ number }) =>
      returned.some(({ place, since }) => place === number && since === last),
    );
  }

  private turn(line: ModelLine, state: ModelLine['state'], reason?: ModelLine['reason']): void {
    Object.assign(line, { state, reason, since: this.changes });
  }

  private settle(wanted: Status, by: Step['by'], note: string): void {
    const before = this.status;
    const states = new Set(this.parcels.map(({ state }) => state));
    const ofParcels = (['shipped', 'delivered', 'returned'] as const).find((state) => states.has(state));
    if (this.kept().length === 0 && !ofParcels) this.status = 'cancelled';
    else if (!ofParcels) this.status = wanted;
    else this.status = this.kept([0]).length > 0 ? 'waiting' : ofParcels;
    if (this.status !== before || note) this.history.push({ status: this.status, by, note });
  }

  private giveDiscount({ kind: _, ...reduction }: OrderCommand & { kind: 'discount' }, key: number): void {
    this.discountsByKey.set(key, this.discounts.length + 1);
    this.discounts.push({ ...reduction, number: this.discounts.length + 1, isBack: false });
  }

  private noteCash({ noted, cents }: CashCommand): void {
    this.cash = (this.cash ?? 0) + (noted === 'taken' ? cents : -cents);
  }

  private takeStep({ from, to, note }: OrderCommand & { kind: 'step' }, by: Step['by']): void {
    if (to === 'shipped' && from === 'packed') this.ship(this.kept());
    else if (to === 'shipped') this.undeliver(this.in('delivered'));
    else if (to === 'delivered' && from === 'shipped') this.deliver(this.in('shipped'));
    else if (to === 'delivered') this.unreturn(this.lastReturned(), 'delivered');
    else if (to === 'returned') this.return(this.in(from === 'shipped' ? 'shipped' : 'delivered'));
    else if (from === 'shipped') this.unpack(this.parcels);
    this.settle(to, by, note);
  }

  private unpack(parcels: readonly ModelParcel[]): void {
    for (const { number } of parcels)
      for (const line of this.lines) if (line.place === number) line.place = 0;
    this.parcels = this.parcels.filter((one) => !parcels.includes(one));
  }

  private editParcel({ number, from, to }: OrderCommand & { kind: 'parcel' }): void {
    const meant = this.parcels.filter((one) => one.number === number);
    if (to === null) this.unpack(meant);
    else if (from === 'returned') this.unreturn(meant, to === 'delivered' ? to : 'shipped');
    else if (to === 'delivered') this.deliver(meant);
    else if (to === 'returned') this.return(meant);
    else this.undeliver(meant);
    this.settle(to === null ? 'packed' : this.status, 'admin', 'Why');
  }

  private changeLine({ bookId, to, reason }: OrderCommand & { kind: 'line' }): void {
    const line = this.lines.find(({ id }) => id === bookId);
    if (!line) throw new Error('There is no such line');
    this.turn(line, to, to === 'ordered' ? undefined : reason);
    const parcel = this.parcels.find(({ number }) => number === line.place);
    if (parcel && this.kept([line.place]).length === 0) parcel.state = 'returned';
    else if (parcel?.state === 'returned') parcel.state = this.before(parcel);
    this.settle(this.status === 'cancelled' ? 'placed' : this.status, 'admin', '');
  }

  /** Does what a command asks for, or answers why not. @param move moves the copies; it answers a refusal when there is none */
  run(
    command: OrderCommand,
    by: Step['by'],
    key: number,
    move: (before: OrderModel) => Expected | undefined,
  ) {
    const asked = JSON.stringify(command);
    const known = this.keys.get(`${by} ${key}`);
    if (known === asked) return undefined;
    const words = 'Another change was already made under this Idempotency-Key';
    if (known !== undefined) return error(422, 'idempotency-key-reused', words);
    const refusal = refusalOf(this, command, by);
    if (refusal) return refusal;
    const snapshot = this.snapshot();
    const before = Object.assign(new OrderModel([]), JSON.parse(snapshot));
    this.changes += 1;
    const isUndo = command.kind === 'step' && command.isUndo;
    if (isUndo) Object.assign(this, { cash: undefined }, JSON.parse(this.undo ?? '{}'));
    else if (command.kind === 'step') this.takeStep(command, by);
    else if (command.kind === 'line') this.changeLine(command);
    else if (command.kind === 'parcel') this.editParcel(command);
    else if (command.kind === 'discount') this.giveDiscount(command, key);
    else if (command.kind === 'cash') this.noteCash(command);
    else if (command.kind === 'discount back') {
      for (const one of this.discounts) if (one.number === command.number) one.isBack = true;
    } else {
      this.ship(this.lines.filter(({ id }) => command.bookIds.includes(id)));
      this.settle(this.status, 'admin', '');
    }
    const noCopy = move(before);
    if (noCopy) {
      Object.assign(this, { cash: undefined }, JSON.parse(snapshot));
      return noCopy;
    }
    this.keys.set(`${by} ${key}`, asked);
    this.mails.note(command, by, before, this);
    this.undo = command.kind === 'step' && by === 'admin' && !isUndo ? snapshot : undefined;
    return undefined;
  }

  /** The fields of the order as shoppers read them, but for instants. */
  fields(first: Order['history'][number]): Partial<Order> {
    const { isCarried, lines, status, history } = this;
    const way = isCarried ? parcel : { carrier: '', trackingCode: '' };
    return {
      ...way,
      status,
      history: [first, ...history.map((entry) => ({ ...entry, at: '' }))],
      cashCents: this.cash,
      ...(this.discounts.length > 0 && {
        discounts: this.discounts.map(({ isBack, ...discount }) => ({
          ...{ ...discount, reason: discountReason, at: '' },
          ...(isBack && { takenBackAt: '' }),
        })),
      }),
      lineChanges: lines
        .filter(({ since }) => since > 0)
        .map(
          ({ id: bookId, state, reason }) => ({ bookId, state, at: '', ...(reason && { reason }) }) as const,
        ),
      parcels: this.parcels.map(({ number, state, cash, deliveredBy }) => ({
        ...{ ...parcel, number, state, at: '' },
        bookIds: lines.filter(({ place }) => place === number).map(({ id }) => id),
        ...(deliveredBy !== undefined && { deliveredAt: '' }),
        ...(cash !== undefined && { cashCents: cash, cashWay: 'cash' as const }),
      })),
    };
  }
}
