/** Hosting's CDN keeps a public answer for a minute; browsers ask again each time. */
export const publicCaching = 'public, max-age=0, must-revalidate, s-maxage=60';
