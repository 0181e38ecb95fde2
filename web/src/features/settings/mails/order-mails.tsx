import { mostMailAddresses } from '@bookstore/functions/shared/shop/mail-settings';
import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { t } from '@bookstore/functions/shared/words/words';
import { useFormikContext } from 'formik';
import { TextField } from '#components/forms/field.tsx';
import { ListEditor, RemoveRow } from '../frame/list-editor.tsx';
import type { ControlProps } from '../frame/setting-field.tsx';

/** Recipients of the mails about new orders, beside the shop's address. */
export function OrderMails({ name }: ControlProps) {
  const { orderMails } = useFormikContext<SettingsEdit>().values;
  const toContact = orderMails?.isToContact ? 1 : 0;
  return (
    <ListEditor
      name={name}
      className="gap-4"
      most={mostMailAddresses - toContact}
      nameOf={(_, index) => t('address {number}', { number: index + 1 })}
      add={{ words: t('Add an address'), row: '' }}
      empty={toContact === 0 && <p className="text-[0.9375rem] text-muted">No mail tells of new orders.</p>}
    >
      {(row) => (
        <div className="grid grid-cols-1 items-start gap-x-4 sm:grid-cols-[1fr_auto]">
          <TextField
            name={row.path}
            label={t('Address {number}', { number: row.index + 1 })}
            type="email"
            autoComplete="off"
            data-focus={`name ${row.id}`}
          />
          <RemoveRow of={t('address {number}', { number: row.index + 1 })} row={row} className="sm:mt-6.5" />
        </div>
      )}
    </ListEditor>
  );
}
