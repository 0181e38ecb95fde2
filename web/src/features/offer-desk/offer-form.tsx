import {
  isOtherMoney,
  type Offer,
  offerFields,
  offerKindNames,
  offerKinds,
  offerLimits,
  offerSchema,
  offerScopeNames,
  offerScopes,
} from '@bookstore/functions/shared/offer/offer';
import type { Money } from '@bookstore/functions/shared/values/money';
import { t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { string } from 'yup';
import { AmountField, typedCents } from '#components/forms/amount-field.tsx';
import { CheckField } from '#components/forms/check-field.tsx';
import { TextField } from '#components/forms/field.tsx';
import { ChoiceField, optionsOf } from '#components/forms/form-controls.tsx';
import { FormPart } from '#components/forms/form-part.tsx';
import { TranslatedText } from '#components/forms/translated-text.tsx';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { DeskForm } from '#entities/command/desk-form.tsx';
import type { Command } from '#entities/command/use-command.ts';
import { saveOffer } from './offer-commands.ts';
import { OfferScopeValue } from './offer-scope-value.tsx';

function typedOf(offer: Offer | undefined, money: Money) {
  const { basisPoints, cents, fromCents, mostUses, ...fields } = offer
    ? offerFields(offer)
    : offerSchema.getDefault();
  return {
    ...fields,
    title: fields.title ?? '',
    percent: basisPoints === 0 ? '' : String(basisPoints / 100),
    amount: money.typed(cents),
    least: money.typed(fromCents),
    mostUses: mostUses === 0 ? '' : String(mostUses),
  };
}

type Typed = ReturnType<typeof typedOf>;

const percents = (text: string) => Math.round(Number(text.replace(',', '.')) * 100);

const schema = offerSchema.omit(['basisPoints', 'cents', 'fromCents', 'mostUses']).shape({
  percent: string().when('gives', ([gives], percent) =>
    gives === 'percent'
      ? percent
          .required(t('Say how many percent are taken off'))
          .matches(/^(?:100|\d{1,2}(?:[.,]\d{1,2})?)$/, t('A number up to 100, such as 5 or 2.5'))
      : percent,
  ),
  mostUses: string().matches(/^\d{0,6}$/, t('A whole number, or nothing for any number of orders')),
});

function bodyOf({ percent, amount, least, mostUses, ...fields }: Typed, money: Money) {
  const { gives } = fields;
  return offerSchema.cast({
    ...fields,
    basisPoints: gives === 'percent' ? percents(percent) : 0,
    cents: gives === 'amount' ? typedCents(money, amount) : 0,
    fromCents: typedCents(money, least),
    currency: money.currency,
    mostUses: Number(mostUses),
  });
}

export function AddOffer({ onChanged }: { onChanged: () => unknown }) {
  const [openedAt, setOpenedAt] = useState(Date.now);
  const money = useMoney();
  return (
    <OfferForm
      label="Add an offer"
      isCleared
      button="Add offer"
      command={(typed) => ({
        send: () => callOnce('POST /api/offers', { body: bodyOf(typed, money) }, openedAt),
        failed: t('The offer was not added'),
        done: t('{name} was added', { name: typed.title.trim() }),
        onDone: () => setOpenedAt(Date.now()),
        onEnd: onChanged,
      })}
    />
  );
}

interface EditOfferProps {
  offer: Offer;
  onChanged: () => unknown;
  onSaved: () => void;
}

/** Refused when another person has changed the offer meanwhile. */
export function EditOffer({ offer, onChanged, onSaved }: EditOfferProps) {
  const { title: name } = offer;
  const money = useMoney();
  return (
    <OfferForm
      label={t('Change {name}', { name })}
      offer={offer}
      button="Save"
      command={(typed) => ({
        send: () => saveOffer(offer, bodyOf(typed, money)),
        failed: t('{name} was not changed', { name }),
        done: t('{name} was changed', { name }),
        onDone: onSaved,
        onEnd: onChanged,
      })}
    />
  );
}

interface OfferFormProps {
  label: string;
  offer?: Offer;
  button: string;
  isCleared?: boolean;
  command: (typed: Typed) => Command<unknown>;
}

const kinds = optionsOf(offerKindNames, (kind) => offerKinds[kind].label);
const scopes = optionsOf(offerScopeNames, (scope) => offerScopes[scope].label);

function OfferForm({ label, offer, ...form }: OfferFormProps) {
  const money = useMoney();
  const { reducedPrices } = useShop();
  return (
    <DeskForm
      aria-label={label}
      className="@container grid grid-cols-1 gap-5"
      first={typedOf(offer, money)}
      schema={schema}
      {...form}
    >
      {({ values: { gives, scope, code } }) => (
        <>
          {offer && isOtherMoney(offer, money.currency) && (
            <p className="border-s-2 border-ochre ps-4 text-[0.9375rem]">
              {t('Its amounts were typed in {currency}, so it counts for nothing: type them in {present}.', {
                currency: offer.currency,
                present: money.currency,
              })}
            </p>
          )}
          <div className="grid grid-cols-1 items-start gap-4 @md:grid-cols-2">
            <TextField
              name="title"
              label="Name"
              hint="Shoppers read it beside what it takes off."
              autoComplete="off"
              maxLength={offerLimits.title}
            />
            <TranslatedText name="titles" label="Name" maxLength={offerLimits.title} />
            <TextField
              name="code"
              label="Code"
              hint="Empty for a rule, which counts for every order."
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={offerLimits.code}
            />
          </div>
          <FormPart title="Discount">
            <ChoiceField name="gives" label="What it gives" choices={kinds} />
            {gives === 'percent' && (
              <TextField name="percent" label="Percent" inputMode="decimal" autoComplete="off" />
            )}
            {gives === 'amount' && <AmountField name="amount" label="Amount" money={money} />}
            <AmountField name="least" label="From an order of" money={money} />
          </FormPart>
          {gives !== 'delivery' && (
            <FormPart title="Books">
              <ChoiceField name="scope" label="Which books" choices={scopes} />
              <OfferScopeValue scope={scope} />
              <CheckField name="withReduced" label="Reduced books, too" className="self-end" />
            </FormPart>
          )}
          <FormPart title="When">
            <CheckField name="isOn" label="Runs" className="col-span-full" />
            <TextField name="from" label="From" type="date" />
            <TextField name="until" label="Until" type="date" hint="This day still counts." />
          </FormPart>
          <FormPart title="How often">
            <TextField
              name="mostUses"
              label="Orders at most"
              hint="Empty: any number."
              inputMode="numeric"
              autoComplete="off"
            />
            <div>
              <CheckField name="isFirstOnly" label="For the first order only" />
              <CheckField name="isOnceEach" label="Once for each shopper" />
            </div>
          </FormPart>
          {code.trim() === '' && gives !== 'delivery' && reducedPrices === 'eu' && (
            <p className="text-sm text-muted">
              No page shows a price reduced by a rule: it stands in the cart. Where you announce it yourself,
              the law counts from the lowest price of the 30 days before.
            </p>
          )}
        </>
      )}
    </DeskForm>
  );
}
