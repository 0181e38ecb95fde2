import { WishMails } from './wish-mails.tsx';
import { WishSharing } from './wish-sharing.tsx';

/** What a signed-in shopper can do with the whole list. */
export function WishPanel() {
  return (
    <div className="mt-10 grid gap-x-12 gap-y-8 rounded-card border border-line bg-surface p-[min(1.25rem,5vw)] sm:p-6 md:grid-cols-2">
      <WishSharing />
      <WishMails />
    </div>
  );
}
