import { object, string } from 'yup';
import {
  bookId,
  cents,
  cover,
  distinct,
  invoiceNumber,
  isoInstant,
  listOf,
  rateOfPart,
  text,
  trimmed,
  whole,
} from './fields.ts';

export const line = object({
  bookId,
  title: trimmed(1, 300),
  author: trimmed(1, 200).optional(),
  isbn: text(13, 13).optional(),
  unitCents: cents,
  coverImage: cover,
  condition: string().oneOf(['used', 'damaged']).optional(),
  taxClass: string().oneOf(['books', 'ebooks', 'other']).optional(),
  taxBasisPoints: whole.min(0).max(10_000).optional(),
}).noUnknown();
export const part = trimmed(0, 200);
export const address = object({
  street: part,
  city: part,
  country: part,
  state: part,
  zipcode: part,
}).noUnknown();

export const status = string()
  .defined()
  .oneOf(['placed', 'packed', 'waiting', 'shipped', 'delivered', 'cancelled', 'returned']);
export const step = object({
  status,
  at: isoInstant,
  by: string().defined().oneOf(['shopper', 'admin']),
  note: trimmed(0, 500),
}).noUnknown();
export const lineChange = object({
  bookId,
  state: string().defined().oneOf(['ordered', 'taken-out', 'returned']),
  reason: string().oneOf(['damaged', 'not-found', 'not-wanted', 'other']).optional(),
  at: isoInstant,
}).noUnknown();
export const discount = object({
  number: whole.min(1).max(20),
  cents: cents.optional(),
  basisPoints: whole.min(1).max(10_000).optional(),
  reason: trimmed(1, 200),
  bookIds: distinct(bookId, 0, 200).optional(),
  at: isoInstant,
  takenBackAt: isoInstant.optional(),
}).noUnknown();
export const parcel = object({
  number: whole.min(1),
  bookIds: distinct(bookId, 1, 200),
  carrier: trimmed(0, 60),
  trackingCode: trimmed(0, 100),
  state: string().defined().oneOf(['shipped', 'delivered', 'returned']),
  at: isoInstant,
  deliveredAt: isoInstant.optional(),
  cashCents: cents.optional(),
  cashWay: string().oneOf(['cash', 'bank', 'card']).optional(),
}).noUnknown();

export const billed = object({
  ...rateOfPart,
  key: text(1, 128),
  cents: whole,
  taxCents: whole,
  invoices: listOf(invoiceNumber, 1, 200),
}).noUnknown();
