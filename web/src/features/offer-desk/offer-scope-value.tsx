import { type OfferScope, offerLimits } from '@bookstore/functions/shared/offer/offer';
import { TextField } from '#components/forms/field.tsx';
import { ChoiceField, optionsOf } from '#components/forms/form-controls.tsx';
import { useGenres } from '#config/genres.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';

export function OfferScopeValue({ scope }: { scope: OfferScope }) {
  const { genres, labelOf } = useGenres();
  const { data: shelves = [] } = useAdminQuery('GET /api/admin/shelves', {}, { enabled: scope === 'shelf' });
  if (scope === 'all') return null;
  if (scope === 'genre') {
    const slugs = genres.map(({ slug }) => slug);
    return <ChoiceField name="value" label="Genre" none="" choices={optionsOf(slugs, labelOf)} />;
  }
  if (scope === 'shelf') {
    const titles = new Map(shelves.map(({ id, title }) => [id, title]));
    const choices = optionsOf([...titles.keys()], (id) => titles.get(id) ?? id);
    return <ChoiceField name="value" label="Shelf" none="" choices={choices} />;
  }
  return scope === 'publisher' ? (
    <TextField name="value" label="Publisher" autoComplete="off" maxLength={offerLimits.value} />
  ) : (
    <TextField name="value" label="Author" autoComplete="off" maxLength={offerLimits.value} />
  );
}
