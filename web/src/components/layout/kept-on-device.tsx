import { keptOfVisitors } from '#config/kept-on-device.ts';
import { useShop } from '#config/shop.ts';

/** What the shop keeps in the browser of its reader, thing by thing, for the privacy page. */
export function KeptOnDevice() {
  const shop = useShop();
  const kept = keptOfVisitors.filter(([, { only }]) => !only || shop[only]);
  return (
    <section className="mt-8 border-t border-line pt-7">
      <h2 className="text-2xl">On your device</h2>
      <p className="mt-3 text-[1.0625rem] leading-relaxed">
        Your browser keeps this for the shop, each once you do something that needs it and nothing before.
        There is no cookie among it, and nothing that follows you elsewhere.
      </p>
      <ul className="mt-4">
        {kept.map(([name, { what, until }]) => (
          <li
            key={name}
            className="grid gap-x-6 border-line border-b py-3 text-[0.9375rem] sm:grid-cols-[minmax(0,1fr)_14rem]"
          >
            <span>{what}</span>
            <span className="text-muted">{until}</span>
            <code className="text-[0.8125rem] text-muted">{name}</code>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        Safari deletes all of this once you have used it on seven days without coming here. With an account
        your cart and your wish list are back when you sign in.
      </p>
    </section>
  );
}
