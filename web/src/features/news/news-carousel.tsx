import { Carousel } from '#components/lists/carousel.tsx';
import { type NewsItem, newsItems } from './news-items.ts';

function NewsCard({ item }: { item: NewsItem }) {
  return (
    <article className="flex h-full flex-col-reverse justify-end">
      <div className="min-w-0">
        <h3 className="mt-4 text-lg leading-snug xl:text-xl">{item.title}</h3>
        <p className="mt-1.5 max-w-prose text-[0.9375rem] leading-relaxed text-muted">{item.description}</p>
      </div>
      <img
        src={item.picture}
        alt={item.pictureAlt}
        width="360"
        height="240"
        loading="lazy"
        decoding="async"
        className="aspect-[2/1] w-full rounded-card object-cover"
      />
    </article>
  );
}

export function NewsCarousel() {
  const slides = newsItems.map((item) => ({ key: item.id, content: <NewsCard item={item} /> }));
  return <Carousel title="News" slides={slides} focusable />;
}
