import type { TextName } from '@bookstore/functions/shared/shop/shop-texts';
import type { ReactNode } from 'react';
import { RichText } from '#components/layout/rich-text.tsx';
import { TextPage } from '#components/layout/text-page.tsx';
import { languageQuery } from '#config/language.ts';
import { useShop } from '#config/shop.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { apiQuery } from '#lib/query-client.ts';
import type { LoadPage } from './route-file.ts';

const shopText = (name: TextName) =>
  apiQuery('GET /api/texts/:name', { params: { name }, query: languageQuery });

export const loadShopText =
  (name: TextName): LoadPage =>
  async (queryClient, { ownTexts = [] }) => {
    if (ownTexts.includes(name)) await queryClient.fetchQuery(shopText(name));
    return 200;
  };

interface ShopTextPageProps {
  name: TextName;
  title: string;
  /** The page until the owner has written its text. */
  children: ReactNode;
  /** Shown below the owner's text, too. */
  after?: ReactNode;
}

export function ShopTextPage({ children, ...own }: ShopTextPageProps) {
  const { ownTexts = [] } = useShop();
  return ownTexts.includes(own.name) ? <OwnText {...own} /> : children;
}

function OwnText({ name, title, after }: Omit<ShopTextPageProps, 'children'>) {
  const { nodes } = useApiData(shopText(name));
  return (
    <TextPage title={title}>
      <div className="pb-8 text-[1.0625rem]">
        <RichText nodes={nodes} />
      </div>
      {after}
    </TextPage>
  );
}
