import { t } from '@bookstore/functions/shared/words/words';
import { PrintIcon } from '#components/icons/dashboard-icons.tsx';
import { CommandButton } from '#entities/command/command-button.tsx';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { saveBytes } from '#lib/browser/save-file.ts';

interface DeskCardProps {
  voucher: { _id: string; number: string };
  isMain?: boolean;
}

/** A file of A6, to be printed, with the voucher's code. */
export function DeskCard({ voucher: { _id: id, number }, isMain = false }: DeskCardProps) {
  const readBody = async (response: Response) => new Uint8Array(await response.arrayBuffer());
  return (
    <CommandButton
      variant={isMain ? 'primary' : 'secondary'}
      command={{
        send: () => callAdminApi('GET /api/vouchers/:id/card', { params: { id } }, undefined, { readBody }),
        failed: t('The card could not be loaded'),
        onDone: (file) => saveBytes(`${number}.pdf`, file, 'application/pdf'),
      }}
    >
      <PrintIcon />
      Card (PDF)
    </CommandButton>
  );
}

interface NewCodeProps extends DeskCardProps {
  title: string;
  /** In groups of four. */
  code: string;
  amount?: string;
}

/** A code that was just made: shown only once, and on the card. */
export function NewCode({ title, code, amount, voucher }: NewCodeProps) {
  return (
    <section
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-forest/50 bg-surface p-4"
    >
      <div className="min-w-0">
        <p className="font-display text-xl text-forest">{title}</p>
        <p className="mt-1 font-mono text-2xl font-bold wrap-anywhere">{code}</p>
        {amount && <p className="text-lg font-medium">{amount}</p>}
      </div>
      <DeskCard voucher={voucher} isMain />
    </section>
  );
}
