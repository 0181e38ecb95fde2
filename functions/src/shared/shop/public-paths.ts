/** The addresses of the public pages: the web app serves them, sitemap and feeds name them. */
export const publicPaths = {
  home: '/',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  browse: '/browse',
  category: (category: string) => `/browse/${encodeURIComponent(category)}`,
  author: (slug: string) => `/authors/${encodeURIComponent(slug)}`,
  book: (id: string) => `/books/${encodeURIComponent(id)}`,
};
