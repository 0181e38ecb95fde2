import { type InferType, object, string } from 'yup';
import { t } from '../words/words.ts';

/** POST /api/auth/admin. */
export const adminLoginSchema = object({
  username: string().label(t('Username')).required().max(200),
  password: string().label(t('Password')).required().max(200),
}).noUnknown();

export type AdminLogin = InferType<typeof adminLoginSchema>;

/** POST /api/auth/device, with the content of a one-time device link. */
export const deviceLinkSchema = object({
  code: string().label(t('Code')).required().max(100),
}).noUnknown();

/** GET /api/admin. `totalSales` is in the shop's currency. */
export interface AdminStats {
  totalBooks: number;
  totalSales: number;
  trendingBooks: number;
  totalOrders: number;
}
