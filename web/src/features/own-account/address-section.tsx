import {
  mostAddresses,
  type SavedAddress,
  type ShopperProfile,
} from '@bookstore/functions/shared/shopper/profile';
import { t } from '@bookstore/functions/shared/words/words';
import { useRef, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import type { Recipient } from '#entities/order/last-recipient.ts';
import { isSame } from '#lib/is-same.ts';
import { AccountSection } from './account-section.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';
import type { SaveProfile } from './use-profile.ts';

interface AddressSectionProps {
  profile: ShopperProfile;
  /** The recipient of the last order. */
  last: Recipient | undefined;
  onSave: SaveProfile;
}

const blank: Recipient['address'] = { street: '', city: '', country: '', state: '', zipcode: '' };

/** Addresses offered by the checkout, which fills in the first. */
export function AddressSection({ profile: { addresses, name }, last, onSave }: AddressSectionProps) {
  const section = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<SavedAddress | 'new'>();
  const [removed, setRemoved] = useState<{ address: SavedAddress; index: number }>();
  const hasRoom = addresses.length < mostAddresses;
  const isNew = last?.address.street && !addresses.some((one) => isSame(one, last));

  function change(edit: (addresses: SavedAddress[]) => SavedAddress[]): Promise<boolean> {
    setRemoved(undefined);
    return onSave((profile) => ({ addresses: edit(profile.addresses) }));
  }

  const without = (all: SavedAddress[], address: SavedAddress) => all.filter((one) => !isSame(one, address));
  const add = (address: SavedAddress) => change((all) => [...without(all, address), address]);

  async function remove(address: SavedAddress, index: number) {
    if (!(await change((all) => without(all, address)))) return;
    setRemoved({ address, index });
  }

  function close() {
    setEdited(undefined);
    section.current?.querySelector('button')?.focus();
  }

  return (
    <AccountSection
      title="Addresses"
      anchor="addresses"
      text="The checkout offers them, and fills in the first one."
    >
      <div ref={section} className="grid grid-cols-1 gap-4">
        {removed && (
          <p role="status" className="flex flex-wrap items-center text-[0.9375rem] text-muted">
            {t('The address is removed.')}
            <Button
              ref={(button) => button?.focus()}
              variant="quiet"
              className="px-2! underline"
              onClick={() => void change((all) => all.toSpliced(removed.index, 0, removed.address))}
            >
              Undo
            </Button>
          </p>
        )}
        <ul aria-label="Addresses" className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {addresses.map((address, index) =>
            edited !== 'new' && isSame(edited, address) ? (
              <li key={JSON.stringify(address)} className="sm:col-span-2">
                <AddressForm
                  title="Change this address"
                  address={address}
                  onSave={(next) => change((all) => all.map((one) => (isSame(one, address) ? next : one)))}
                  onClose={close}
                />
              </li>
            ) : (
              <li key={JSON.stringify(address)}>
                <AddressCard
                  address={address}
                  isDefault={index === 0}
                  title={index === 0 ? t('First choice') : undefined}
                >
                  <Button variant="quiet" onClick={() => setEdited(address)} className="px-3!">
                    Change
                  </Button>
                  {index > 0 && (
                    <Button
                      variant="quiet"
                      onClick={() => void change((all) => [address, ...without(all, address)])}
                      className="px-3!"
                    >
                      Put first
                    </Button>
                  )}
                  <Button
                    variant="remove"
                    onClick={() => void remove(address, index)}
                    className="ms-auto px-3!"
                  >
                    Remove
                  </Button>
                </AddressCard>
              </li>
            ),
          )}
          {hasRoom && last && isNew && (
            <li>
              <AddressCard
                address={last}
                title="From your last order"
                className="border-dashed border-line-strong/60"
              >
                <Button variant="quiet" onClick={() => void add(last)} className="px-3!">
                  Keep this address
                </Button>
              </AddressCard>
            </li>
          )}
          {edited === 'new' && (
            <li className="sm:col-span-2">
              <AddressForm
                title="A new address"
                address={{ name, phone: '', address: blank }}
                onSave={add}
                onClose={close}
              />
            </li>
          )}
          {edited !== 'new' && hasRoom && (
            <li>
              <button
                type="button"
                onClick={() => setEdited('new')}
                className="grid h-full min-h-24 w-full place-items-center rounded-card border border-dashed border-line-strong/60 px-5 font-medium text-accent hover:border-accent"
              >
                Add an address
              </button>
            </li>
          )}
        </ul>
      </div>
    </AccountSection>
  );
}
