import { importScopes, isImportScope } from '@bookstore/functions/shared/import/import-rules';
import { t } from '@bookstore/functions/shared/words/words';
import { optionsOf } from '#components/forms/form-controls.tsx';
import { Choice, TextInput } from '#components/forms/plain-fields.tsx';
import { currencyWords, useMoney } from '#config/money.ts';
import { CategoryOptions } from '#entities/book/category-options.tsx';
import { useMay } from '#entities/session/admin-role.ts';
import { canBeGenre, type ImportChoices, newGenre, problemAt, type Refusal } from './import-choices.ts';

interface CategoryFieldsProps {
  choices: ImportChoices;
  onChange: (change: Partial<ImportChoices>) => void;
}

interface RuleFieldsProps extends CategoryFieldsProps {
  refusal: Refusal | undefined;
}

function CategoryFields({ choices, onChange }: CategoryFieldsProps) {
  const makesGenres = useMay('owner');
  if (choices.categories.length === 0) return null;
  return (
    <fieldset className="mt-6">
      <legend className="mb-3 font-medium">Categories of the file that the shop does not have</legend>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {choices.categories.map(([value, category]) => (
          <Choice
            key={value}
            label={value}
            value={category}
            onChange={(chosen) =>
              onChange({ categories: [...new Map(choices.categories).set(value, chosen)] })
            }
          >
            <option value="">As for lines without one</option>
            {makesGenres && canBeGenre(value) && (
              <option value={newGenre}>{t('A new genre: {name}', { name: value })}</option>
            )}
            <CategoryOptions chosen={category === newGenre ? '' : category} />
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

export function RuleFields({ choices, refusal, onChange }: RuleFieldsProps) {
  const unit = currencyWords(useMoney());
  const problem = (field: keyof ImportChoices) => problemAt(field, choices, refusal);
  return (
    <>
      <div className="mt-8 max-w-md">
        <Choice
          label="What the file may change"
          value={choices.scope}
          onChange={(scope) => isImportScope(scope) && onChange({ scope })}
        >
          {optionsOf(Object.keys(importScopes), (scope) =>
            isImportScope(scope) ? importScopes[scope] : scope,
          )}
        </Choice>
      </div>
      <fieldset className="mt-6">
        <legend className="mb-1 font-medium">Where a line of a new book does not say it</legend>
        <p className="mb-4 text-sm text-muted">Books that the shop has already keep what they have.</p>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          <Choice
            label="Category of all others"
            value={choices.category}
            onChange={(category) => onChange({ category })}
          >
            <option value="">None: such lines are faulty</option>
            <CategoryOptions chosen={choices.category} />
          </Choice>
          <TextInput
            label={t('Price in {unit}', { unit })}
            inputMode="decimal"
            hint="Empty: lines without a price are faulty"
            problem={problem('price')}
            value={choices.price}
            onChange={(price) => onChange({ price })}
          />
          <TextInput
            label="Percent of the file’s price"
            inputMode="numeric"
            hint="What you ask of the price in the file"
            problem={problem('pricePercent')}
            value={choices.pricePercent}
            onChange={(pricePercent) => onChange({ pricePercent })}
          />
          <TextInput
            label={t('Old price in {unit}', { unit })}
            inputMode="decimal"
            hint="Empty: a percentage of the price"
            problem={problem('oldPrice')}
            value={choices.oldPrice}
            onChange={(oldPrice) => onChange({ oldPrice })}
          />
          <TextInput
            label="Old price in percent of the price"
            inputMode="numeric"
            hint="100: no reduction is shown"
            problem={problem('oldPricePercent')}
            value={choices.oldPricePercent}
            onChange={(oldPricePercent) => onChange({ oldPricePercent })}
          />
          <TextInput
            label="Description of books without one"
            hint="Empty: they have none"
            problem={problem('description')}
            value={choices.description}
            onChange={(description) => onChange({ description })}
          />
        </div>
      </fieldset>
      <CategoryFields choices={choices} onChange={onChange} />
    </>
  );
}
