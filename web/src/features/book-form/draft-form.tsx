import { type Draft, draftSchema, publishedSchemaOf } from '@bookstore/functions/shared/book/draft';
import type { Money } from '@bookstore/functions/shared/values/money';
import { t } from '@bookstore/functions/shared/words/words';
import { Formik, type FormikProps } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adoptStored, changedMeanwhile } from '#components/forms/adopt-stored.ts';
import { Button } from '#components/forms/button.tsx';
import { ShopForm } from '#components/forms/shop-form.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { isbnConfirmation, isbnContext } from '#entities/book/printed-isbn.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { draftOf, loadDraft, publishDraft, saveDraft } from '#entities/draft/draft-commands.ts';
import { formErrors } from '#lib/form-errors.ts';
import { type FormValues, formValues } from '#lib/form-values.ts';
import { isOutdated } from '#lib/lost-answer.ts';
import { StoredBookFields } from './stored-book-fields.tsx';

function draftValues(draft: Draft, money: Money): FormValues {
  const priceText = (price: number | undefined) =>
    price === undefined ? '' : money.typed(money.toCents(price));
  const { oldPrice, newPrice } = draft;
  const values = { ...formValues(draftSchema, draft), ...isbnConfirmation(draft) };
  return { ...values, oldPrice: priceText(oldPrice), newPrice: priceText(newPrice) };
}

export function DraftForm({ first }: { first: Draft }) {
  const money = useMoney();
  const { fixedPrices } = useShop();
  const [draft, setDraft] = useState(first);
  const [cover, setCover] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const form = useRef<FormikProps<FormValues>>(null);
  const publishes = useRef(false);
  const navigate = useNavigate();

  const { run } = useCommand();

  function adopt(next: Draft, from: FormValues): void {
    setDraft(next);
    if (form.current) adoptStored(form.current, from, draftValues(next, money));
  }

  /** @returns the stored draft; undefined when it was not saved */
  async function save(values: FormValues, done?: string): Promise<Draft | undefined> {
    let stored: Draft | undefined;
    await run({
      send: () => saveDraft(draft, draftOf(values, money), cover, setProgress),
      failed: t('The draft was not saved'),
      ...(done && { done }),
      async reasonOf(error) {
        if (!isOutdated(error)) return undefined;
        adopt(await loadDraft(draft._id), draftValues(draft, money));
        return changedMeanwhile('draft');
      },
      onDone(saved) {
        stored = saved;
        setCover(undefined);
        adopt(saved, values);
      },
      onEnd: () => setProgress(undefined),
    });
    return stored;
  }

  async function publish(values: FormValues): Promise<void> {
    const isChanged = form.current?.dirty || cover !== undefined;
    const seen = isChanged ? await save(values) : draft;
    if (!seen) return;
    await run({
      send: () => publishDraft(seen),
      failed: t('The draft was not published'),
      done: t('Book added'),
      onDone: (book) => navigate(dashboardPaths.editBook(book._id)),
    });
  }

  async function submit(values: FormValues): Promise<void> {
    if (publishes.current) await publish(values);
    else await save(values, t('Draft saved'));
  }

  return (
    <Formik
      innerRef={form}
      initialValues={draftValues(draft, money)}
      validate={(values) =>
        formErrors(publishes.current ? publishedSchemaOf(draft) : draftSchema, values, {
          money,
          fixedPrices,
          ...isbnContext(values),
        })
      }
      onSubmit={submit}
    >
      {({ isSubmitting, submitForm }) => (
        <ShopForm className="contents">
          <StoredBookFields
            cover={cover}
            coverLabel={t('Or upload a cover')}
            onCover={setCover}
            progress={progress}
            actions={
              <>
                {/* Not a submit button: the Enter key clicks the first submit button, which only saves. */}
                <Button
                  busy={isSubmitting}
                  onClick={() => {
                    publishes.current = true;
                    void submitForm();
                  }}
                >
                  Publish
                </Button>
                <Button
                  type="submit"
                  variant="secondary"
                  busy={isSubmitting}
                  onClick={() => {
                    publishes.current = false;
                  }}
                >
                  Save draft
                </Button>
              </>
            }
          />
        </ShopForm>
      )}
    </Formik>
  );
}
