import { orderLimits } from '@bookstore/functions/shared/order/order-limits';
import { searchKeysFor } from '@bookstore/functions/shared/order/order-search';
import { t } from '@bookstore/functions/shared/words/words';
import { type RefObject, useState } from 'react';
import { TextArea, TextInput } from '#components/forms/plain-fields.tsx';
import { useRested } from '#components/forms/use-rested.ts';
import { Card } from '#components/layout/card.tsx';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { useShop } from '#config/shop.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { changeDraft, type DeskDraft } from './desk-draft.ts';
import { isScanned } from './find-books.ts';
import { SuggestBox } from './suggest-box.tsx';

// Loads Firestore's code with the first search.
const CustomerHits = lazyComponent(async () => (await import('./customer-hits.tsx')).CustomerHits);

const pauseMilliseconds = 250;

interface CustomerPartProps {
  draft: DeskDraft;
  search: RefObject<HTMLInputElement | null>;
  name: RefObject<HTMLInputElement | null>;
  /** Moves on once the customer is chosen. */
  onChosen: () => void;
}

const placeFields = [
  ['zipcode', t('Zipcode')],
  ['city', t('City')],
  ['state', t('State / Province')],
  ['country', t('Country / Region')],
] as const;

/** A customer of earlier orders, or a new one by name and one way to reach them. */
export function CustomerPart({ draft, search, name, onChosen }: CustomerPartProps) {
  const { zipFirst } = useShop();
  const [typed, setTyped] = useState('');
  const text = useRested(typed.trim(), pauseMilliseconds);
  const { address } = draft;
  const fields = zipFirst ? placeFields : [...placeFields.slice(1), ...placeFields.slice(0, 1)];

  function enter(words: string): void {
    setTyped('');
    if (words === '') onChosen();
    else enterNew(words);
  }

  /** A search without matches is a new customer's name, phone or e-mail, and goes into that field. */
  function enterNew(words: string): void {
    if (words.includes('@')) changeDraft({ email: words });
    else if (/^[\d\s()+./-]{5,}$/.test(words)) changeDraft({ phone: words });
    else changeDraft({ name: words });
    name.current?.focus();
  }

  return (
    <Card title="Customer">
      <SuggestBox
        label="Find a customer"
        hint="By name, phone or e-mail; who is new goes into the fields below."
        value={typed}
        input={search}
        onChange={setTyped}
        onEnter={enter}
      >
        {text !== '' && text === typed.trim() && searchKeysFor(text).length > 0 && !isScanned(text) && (
          <AsyncBoundary about={text} loading={null} failure={t('The orders could not be searched.')}>
            <CustomerHits
              text={text}
              onPick={({ lastAt: _, ...customer }) => {
                setTyped('');
                changeDraft(customer);
                onChosen();
              }}
            />
          </AsyncBoundary>
        )}
      </SuggestBox>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <TextInput
          ref={name}
          label="Full Name"
          value={draft.name}
          maxLength={orderLimits.name}
          autoComplete="off"
          onChange={(text) => changeDraft({ name: text })}
        />
        <TextInput
          label="Phone Number"
          type="tel"
          value={draft.phone}
          maxLength={orderLimits.phone}
          autoComplete="off"
          onChange={(text) => changeDraft({ phone: text })}
        />
        <div className="sm:col-span-2">
          <TextInput
            label="Email"
            type="email"
            value={draft.email}
            maxLength={orderLimits.email}
            autoComplete="off"
            hint="With an address the customer gets the mails of every order."
            onChange={(text) => changeDraft({ email: text })}
          />
        </div>
      </div>
      <fieldset className="mt-4">
        <legend className="sr-only">Collection or delivery</legend>
        <div className="grid grid-cols-2 gap-2">
          {[true, false].map((isCollected) => (
            <label
              key={String(isCollected)}
              className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lg border border-line-strong/60 px-3.5 text-[0.9375rem] has-checked:border-accent has-checked:bg-sunken has-checked:font-medium"
            >
              <input
                type="radio"
                name="desk-delivery"
                checked={draft.isCollected === isCollected}
                onChange={() => changeDraft({ isCollected })}
                className="size-4.5 shrink-0"
              />
              {isCollected ? t('Collection') : t('Delivery')}
            </label>
          ))}
        </div>
      </fieldset>
      {!draft.isCollected && (
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <TextArea
              label="Address / Street"
              rows={2}
              value={address.street}
              maxLength={orderLimits.addressPart}
              autoComplete="off"
              onChange={(street) => changeDraft({ address: { ...address, street } })}
            />
          </div>
          {fields.map(([part, label]) => (
            <TextInput
              key={part}
              label={label}
              value={address[part]}
              maxLength={orderLimits.addressPart}
              autoComplete="off"
              onChange={(text) => changeDraft({ address: { ...address, [part]: text } })}
            />
          ))}
        </div>
      )}
    </Card>
  );
}
