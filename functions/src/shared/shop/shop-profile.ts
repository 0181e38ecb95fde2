// Without yup and the texts of the news, since every page loads it: see settings.ts and default-news.ts.

/** A link to a profile of the shop in a social network. */
export interface SocialLink {
  name: string;
  href: string;
}

/** A piece of news on the home page; its picture belongs to its place in the list. */
export interface NewsItem {
  title: string;
  description: string;
  /** Where its title leads: an address of the shop or of another site; '' for nowhere. */
  link: string;
}

/** What the shop says of itself on its pages, in its mails and in its feeds. All texts are plain. */
export interface ShopProfile {
  shopName: string;
  /** Shoppers write here, mails come from here, and new orders are announced here. */
  contactEmail: string;
  contactPhone: string;
  /** In lines. */
  postalAddress: string;
  /** A line for each time. */
  openingHours: string;
  social: SocialLink[];
  /** The line above every page of the shop. */
  promo: { isOn: boolean; text: string; link: string };
  /** As many as there are pictures. */
  news: NewsItem[];
}

/** The profile but for the news, which only the home page shows. */
export type ShopFrame = Omit<ShopProfile, 'news'>;

/** What a shop that sets nothing says of itself, but for its news. */
export const defaultFrame: ShopFrame = {
  shopName: 'Book Store',
  contactEmail: 'hello@bookstore.example',
  contactPhone: '',
  postalAddress: '',
  openingHours: '',
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/' },
    { name: 'Instagram', href: 'https://www.instagram.com/' },
    { name: 'Twitter', href: 'https://twitter.com/' },
  ],
  promo: { isOn: false, text: '', link: '' },
};

/** The profile, but for the news, that such changes make. */
export function frameWith({ news: _, ...changes }: Partial<ShopProfile>): ShopFrame {
  return { ...defaultFrame, ...changes };
}
