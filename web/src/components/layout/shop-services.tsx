const services = [
  {
    title: 'Pay at your door',
    text: 'Cash on delivery, and nothing before: no card, no account number, no surprise.',
  },
  {
    title: 'Your cart waits',
    text: 'Put a book aside today and find it here tomorrow, in every tab of this browser.',
  },
  {
    title: 'One of each',
    text: 'We pick, pack and send single copies with the care of people who read them, too.',
  },
];

/** The shop's services. */
export function ShopServices() {
  return (
    <section id="services" aria-labelledby="services-title" className="page-width scroll-mt-20 py-8 md:py-12">
      <h2 id="services-title" className="sr-only">
        Services
      </h2>
      <ul className="grid gap-8 border-t border-line pt-10 md:grid-cols-3">
        {services.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1.5 max-w-sm text-[0.9375rem] leading-relaxed text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
