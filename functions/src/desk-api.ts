import { auditRoutes } from './routes/audit-routes.ts';
import { bankFileRoutes } from './routes/bank-file-routes.ts';
import { bookChangeRoutes } from './routes/book-change-routes.ts';
import { cashRoutes } from './routes/cash-routes.ts';
import { customerRoutes } from './routes/customer-routes.ts';
import { deliveryRoutes } from './routes/delivery-routes.ts';
import { draftRoutes } from './routes/draft-routes.ts';
import { importRoutes } from './routes/import-routes.ts';
import { isbnLookupRoutes } from './routes/isbn-lookup-routes.ts';
import { mailRoutes } from './routes/mail-routes.ts';
import { overviewRoutes } from './routes/overview-routes.ts';
import { personRoutes } from './routes/person-routes.ts';
import { stockRoutes } from './routes/stock-routes.ts';
import { stocktakeRoutes } from './routes/stocktake-routes.ts';
import { toOrderRoutes } from './routes/to-order-routes.ts';

/** What only people of the desk call. */
export const deskHandlers = {
  ...auditRoutes,
  ...bankFileRoutes,
  ...bookChangeRoutes,
  ...cashRoutes,
  ...customerRoutes,
  ...deliveryRoutes,
  ...draftRoutes,
  ...importRoutes,
  ...isbnLookupRoutes,
  ...mailRoutes,
  ...overviewRoutes,
  ...personRoutes,
  ...stockRoutes,
  ...stocktakeRoutes,
  ...toOrderRoutes,
};
