/** What the functions and the web app share of the shop, beside its settings: make it yours here. */
export const shopFacts = {
  /** The time zone of the shop's days, by its name in the IANA database. */
  timeZone: 'UTC',
  /** What the checkout says of the delivery; an order is expected within so many working days. */
  delivery: { cost: 'Free', time: 'in 2 to 4 working days', workingDays: 4 },
};
