import { defaultNews } from './default-news.ts';
import { defaultFrame, type ShopProfile } from './shop-profile.ts';

/** The longest texts, in UTF-16 units, and lists. */
export const profileLimits = {
  shopName: 40,
  email: 254,
  phone: 40,
  address: 300,
  hours: 600,
  link: 500,
  promo: 160,
  social: { links: 6, name: 30 },
  news: { items: 5, title: 100, description: 400 },
};

/** A shop that sets nothing says this of itself. */
export const defaultProfile: ShopProfile = { ...defaultFrame, news: defaultNews };

/** The profile among the settings of a shop. */
export function profileOf(settings: ShopProfile): ShopProfile {
  const { shopName, contactEmail, contactPhone, postalAddress, openingHours, social, promo, news } = settings;
  return { shopName, contactEmail, contactPhone, postalAddress, openingHours, social, promo, news };
}

/** What of a profile is not as in a shop that sets nothing: pages carry no more than that. */
export function profileChanges(profile: ShopProfile): Partial<ShopProfile> {
  const defaults = new Map<string, unknown>(Object.entries(defaultProfile));
  return Object.fromEntries(
    Object.entries(profileOf(profile)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults.get(name)),
    ),
  );
}

/** The profile that such changes make. */
export function profileWith(changes: Partial<ShopProfile>): ShopProfile {
  return { ...defaultProfile, ...changes };
}
