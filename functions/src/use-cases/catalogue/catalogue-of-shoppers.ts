import type { Catalogue } from '../../catalogue/catalogue.ts';
import { recentCatalogue } from '../../catalogue/shop-catalogue.ts';
import { recentSettings } from '../../settings/shop-profile.ts';
import { joinedAuthors } from '../../shared/author/joined-authors.ts';

/** At most some seconds old unless `fresh`; with the authors that the owner has joined. */
export async function catalogueOfShoppers(fresh?: boolean): Promise<Catalogue> {
  const [{ catalogue }, settings] = await Promise.all([recentCatalogue(fresh), recentSettings()]);
  return catalogue.joining(joinedAuthors(settings.joinedAuthors));
}
