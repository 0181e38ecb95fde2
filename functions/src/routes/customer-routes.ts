import { listCustomers } from '../customers/customer-store.ts';
import type { Handler } from '../platform/http/handler.ts';
import { customerChanges } from '../use-cases/customers/change-customer.ts';
import { keptRoutes } from './kept-routes.ts';

export const getCustomers: Handler<'GET /api/customers'> = () => listCustomers();

/** Adds, changes and deletes a customer on account. */
export const customerRoutes = keptRoutes(customerChanges, (customer) => ({ customer }));
