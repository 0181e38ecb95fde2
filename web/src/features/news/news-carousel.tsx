import { Carousel } from '#components/carousel.tsx';
import { type NewsItem, newsItems } from './news-items.ts';

function NewsCard({ item }: { item: NewsItem }) {
  return (
    <article className="grid h-full grid-cols-[1fr_8rem] gap-5 border-t border-line pt-5 sm:grid-cols-[1fr_11rem]">
      <div className="min-w-0">
        <h3 className="text-lg leading-snug">{item.title}</h3>
        <p className="mt-2 text-[0.9375rem] leading-relaxed text-muted">{item.description}</p>
      </div>
      <img
        src={item.picture}
        alt={item.pictureAlt}
        width="360"
        height="240"
        loading="lazy"
        decoding="async"
        className="aspect-[3/2] w-full rounded-md object-cover"
      />
    </article>
  );
}

export function NewsCarousel() {
  const slides = newsItems.map((item) => ({ key: item.id, content: <NewsCard item={item} /> }));
  return <Carousel title="News" slides={slides} />;
}
