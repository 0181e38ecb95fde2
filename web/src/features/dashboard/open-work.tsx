import type { SalesOverview } from '@bookstore/functions/shared/order/sales';
import { may, type Role } from '@bookstore/functions/shared/people/roles';
import type { Money } from '@bookstore/functions/shared/values/money';
import { t } from '@bookstore/functions/shared/words/words';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  BoxIcon,
  CashIcon,
  DoneIcon,
  ImportIcon,
  LorryIcon,
  MailIcon,
  ParcelIcon,
  ReviewIcon,
} from '#components/icons/dashboard-icons.tsx';
import { figure } from '#components/labels/figure.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useDayLocale, useMoney } from '#config/money.ts';
import { useAdminRole } from '#entities/session/admin-role.ts';
import { shortDay } from './short-day.ts';

export const workRow =
  'grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1 max-sm:[&>:last-child:nth-child(odd)]:col-span-full sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] md:gap-4';
const tile = 'relative block h-full rounded-card border border-line bg-surface px-4 py-3 md:px-5 md:py-4';

interface Work {
  amount: ReactNode;
  label: string;
  /** Undefined where it can only be read. */
  to: string | undefined;
  Icon: ComponentType<{ className?: string }>;
}

/** In the order of a working day, without empty kinds. */
function waiting(sales: SalesOverview, role: Role, money: Money, locale: string | undefined): Work[] {
  const { toPack, packed, failedMails, lowStock, cashToCount, importAtWork, openReviews = 0 } = sales;
  const { heldMails, toSettle = 0, withdrawals = 0, toOrder = 0 } = sales;
  const seesOrders = may(role, 'orders');
  const work: (Work | false)[] = [
    seesOrders &&
      toPack > 0 && {
        amount: figure(toPack),
        label: t('To pack'),
        to: dashboardPaths.ordersToPack,
        Icon: ParcelIcon,
      },
    packed > 0 && {
      amount: figure(packed),
      label: t('Packed, to hand over'),
      to: dashboardPaths.packedOrders,
      Icon: LorryIcon,
    },
    withdrawals > 0 && {
      amount: figure(withdrawals),
      label: t('Withdrawals to answer'),
      to: dashboardPaths.withdrawnOrders,
      Icon: ImportIcon,
    },
    toSettle > 0 && {
      amount: figure(toSettle),
      label: t('Payments to settle'),
      to: dashboardPaths.cash,
      Icon: CashIcon,
    },
    cashToCount !== null && {
      amount: money.text(cashToCount.cents),
      label: t('Cash of {day} to count', { day: shortDay(cashToCount.day, locale) }),
      to: dashboardPaths.cashOf(cashToCount.day),
      Icon: CashIcon,
    },
    seesOrders &&
      failedMails.count > 0 && {
        amount: figure(failedMails.count),
        label: t('Failed mails'),
        to: dashboardPaths.orderDesk,
        Icon: MailIcon,
      },
    heldMails !== undefined && {
      amount: figure(heldMails.count),
      label: t('Held mails'),
      to: heldMails.orderId && dashboardPaths.deskOrder(heldMails.orderId),
      Icon: MailIcon,
    },
    toOrder > 0 && {
      amount: figure(toOrder),
      label: t('Books to order'),
      to: dashboardPaths.toOrder,
      Icon: BoxIcon,
    },
    lowStock.count > 0 && {
      amount: figure(lowStock.count),
      label: t('Running low'),
      to: may(role, 'catalogue') ? dashboardPaths.lowStock : undefined,
      Icon: BoxIcon,
    },
    openReviews > 0 && {
      amount: figure(openReviews),
      label: t('Reviews to read'),
      to: dashboardPaths.reviews,
      Icon: ReviewIcon,
    },
    importAtWork !== null && {
      amount: 1,
      label: importAtWork.state === 'checked' ? t('Import to look at') : t('Import at work'),
      to: dashboardPaths.importOf(importAtWork.id),
      Icon: ImportIcon,
    },
  ];
  return work.filter((one) => one !== false);
}

function Tile({ amount, label, to, Icon }: Work) {
  const content = (
    <>
      <Icon className="absolute top-3 end-3 text-muted md:top-4 md:end-4" />
      <span className="block pe-6 font-display text-2xl whitespace-nowrap tabular-nums md:text-3xl">
        {amount}
      </span>{' '}
      <span className="text-sm text-muted group-hover:text-accent group-hover:underline md:text-[0.9375rem]">
        {label}
      </span>
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <p className={tile}>{content}</p>
      ) : (
        <Link to={to} className={`group ${tile} hover:border-accent`}>
          {content}
        </Link>
      )}
    </li>
  );
}

export function OpenWork(sales: SalesOverview) {
  const work = waiting(sales, useAdminRole(), useMoney(), useDayLocale());
  if (work.length === 0) {
    return (
      <p className={`${tile} flex! items-center gap-3 text-muted`}>
        <DoneIcon className="shrink-0 text-forest" />
        Nothing waits: new orders, mails that fail and books that run low appear here.
      </p>
    );
  }
  return (
    <ul aria-label="To do" className={workRow}>
      {work.map((one) => (
        <Tile key={one.label} {...one} />
      ))}
    </ul>
  );
}
