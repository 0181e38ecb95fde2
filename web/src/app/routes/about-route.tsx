import { PageTitle } from '../page-title.tsx';

export function AboutRoute() {
  return (
    <>
      <PageTitle>About us</PageTitle>
      <p className="page-width py-24 text-center font-display text-3xl">About</p>
    </>
  );
}
