/** How orders can be paid. */
export const waysToPay = ['cash', 'both', 'online'] as const;

export type WaysToPay = (typeof waysToPay)[number];

export const defaultWaysToPay: WaysToPay = 'cash';
