import { boolean, object } from 'yup';
import type { ShopProfile } from './shop-profile.ts';

/** The field of the settings that says which services are on. */
export const serviceFields = {
  services: object({
    google: boolean().label('Google sign-in').default(true),
    isbnLookup: boolean().label('Look-up by ISBN').default(true),
    newsletter: boolean().label('Newsletter').default(true),
  })
    .label('Services')
    .default(undefined)
    .required(),
} satisfies Pick<Record<keyof ShopProfile, object>, 'services'>;
