import { addressLines } from '@bookstore/functions/shared/order/address-lines';
import type { SavedAddress } from '@bookstore/functions/shared/shopper/profile';
import type { ReactNode } from 'react';

interface AddressCardProps {
  address: SavedAddress;
  /** Above the address. */
  title?: string | undefined;
  /** Gives it the coloured edge of an airmail letter. */
  isDefault?: boolean;
  className?: string;
  children: ReactNode;
}

export function AddressCard({
  address,
  title,
  isDefault = false,
  className = 'border-line bg-surface',
  children,
}: AddressCardProps) {
  const [first, ...lines] = addressLines(address);
  return (
    <div className={`flex h-full flex-col overflow-hidden rounded-card border ${className}`}>
      {isDefault && <div aria-hidden="true" className="letter-edge h-1.5" />}
      <div className="flex-1 px-5 pt-4 pb-2">
        {title && <p className="mb-2 text-sm text-muted">{title}</p>}
        <address className="text-[0.9375rem] leading-relaxed not-italic wrap-anywhere">
          <span className="block font-medium">{first?.[1]}</span>
          {lines.map(([key, line]) => (
            <span key={key} className="block">
              {line}
            </span>
          ))}
          {address.phone && <span className="block text-muted">{address.phone}</span>}
        </address>
      </div>
      <div className="flex flex-wrap items-center px-2 pb-1.5">{children}</div>
    </div>
  );
}
