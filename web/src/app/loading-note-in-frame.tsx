import { shopPages } from '@bookstore/functions/shared/pages/shop-pages';
import type { ComponentType, ReactNode } from 'react';
import { LoadingNote } from '#components/loading/async-boundary.tsx';
import { CheckoutFrame } from '#features/checkout/checkout-frame.tsx';

/** What of a page stands before it is known who is signed in, by the page's path. */
const frames: Record<string, ComponentType<{ children: ReactNode }>> = {
  [shopPages.checkout.path]: CheckoutFrame,
};

/** 'Loading...', in the frame of the page at a path if it has one. */
export function LoadingNoteInFrame({ path }: { path: string }) {
  const Frame = frames[path];
  if (!Frame) return <LoadingNote />;
  return (
    <Frame>
      <LoadingNote />
    </Frame>
  );
}
