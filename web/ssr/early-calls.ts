function ask(address: string, bearer: string): Promise<Response> {
  // Past the CDN, whose copy of a public answer may be older than a change of this browser.
  const answer = fetch(address === '/api/shop' ? `${address}?fresh=${Date.now()}` : address, {
    credentials: 'include',
    headers: { Authorization: `Bearer ${bearer}` },
    signal: AbortSignal.timeout(15_000),
  });
  // A failure is reported to the page that takes the answer.
  answer.catch(() => undefined);
  return answer;
}

/** Makes calls of the dashboard before the app is there that takes their answers (`takeEarly`). */
export function askEarly(addresses: readonly string[]): void {
  const bearer = localStorage.getItem('token');
  if (!bearer) return;
  window.earlyCalls = {
    bearer,
    answers: new Map(addresses.map((address) => [address, ask(address, bearer)])),
  };
}
