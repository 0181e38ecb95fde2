import { defaultNews } from '@bookstore/functions/shared/shop/default-news';
import { useContext } from 'react';
import { ShopLink } from '#components/layout/shop-link.tsx';
import { Carousel } from '#components/lists/carousel.tsx';
import { ShopContext } from '#config/shop.ts';
import { type PicturedNews, picturedNews } from './news-items.ts';

function NewsCard({ item: { title, description, link, picture } }: { item: PicturedNews }) {
  return (
    <article className="flex h-full flex-col-reverse justify-end">
      <div className="min-w-0">
        <h3 className="mt-4 text-lg leading-snug xl:text-xl">
          <ShopLink to={link} className="wrap-anywhere underline-offset-4 hover:text-accent hover:underline">
            {title}
          </ShopLink>
        </h3>
        <p className="mt-1.5 max-w-prose text-[0.9375rem] leading-relaxed text-muted">{description}</p>
      </div>
      <img
        src={picture.address}
        alt={picture.alt}
        width="360"
        height="240"
        loading="lazy"
        decoding="async"
        className="aspect-[2/1] w-full rounded-card bg-sunken object-cover"
      />
    </article>
  );
}

export function NewsCarousel() {
  const { news } = useContext(ShopContext);
  const slides = picturedNews(news ?? defaultNews).map((item) => ({
    key: item.picture.id,
    content: <NewsCard item={item} />,
  }));
  return (
    <Carousel
      title="News"
      controls={
        !news && (
          <p className="rounded-full border border-line px-2.5 text-xs leading-6 text-muted">Samples</p>
        )
      }
      slides={slides}
      isPlain
    />
  );
}
