import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { mailKinds } from '../../functions/src/shared/shopper/mail-kinds.ts';
import { readProfile, type ShopperProfile } from '../../functions/src/shared/shopper/profile.ts';
import { OwnAccount } from '../../web/src/features/own-account/own-account.tsx';
import { showFailure, showSuccess, showToast } from '../../web/src/lib/alerts.ts';
import { saveBytes } from '../../web/src/lib/browser/save-file.ts';
import {
  preparePopup,
  requestNewAddress,
  setPassword,
  signInAgain,
} from '../../web/src/lib/firebase/auth.ts';
import { answerFetch, json, refusal, type SentRequest } from './fake-fetch.ts';
import {
  checkbox,
  expectNone,
  expectText,
  field,
  findAlert,
  findButton,
  findCheckbox,
  findShown,
  named,
  renderRouted,
  waitForText,
} from './on-screen.ts';
import { ada } from './signed-in.ts';

vi.mock('../../web/src/lib/browser/save-file.ts', () => ({ saveBytes: vi.fn() }));

const onLeave = vi.fn(async () => undefined);

/** The shop with this profile; what it is asked beside that, the test answers. @returns what was sent beside reading it */
function shopWith(
  given: Partial<ShopperProfile> = {},
  answer = (): Response | Promise<Response> => json({ message: '' }),
) {
  let profile = { ...readProfile({}), ...given };
  const sent: SentRequest[] = [];
  answerFetch((request) => {
    const { method, path, body } = request;
    if (path.startsWith('/api/orders')) return json([]);
    if (method === 'GET' && path === '/api/account') return json(profile);
    sent.push(request);
    if (method !== 'PUT') return answer();
    const { mails: _, ...edit } = Object(body);
    profile = { ...profile, ...edit, version: profile.version + 1 };
    return json(profile);
  });
  return sent;
}

async function show(signInMethods = ['password']) {
  const shopper = { ...ada, signInMethods };
  renderRouted(<OwnAccount shopper={shopper} mailKinds={['wishes']} onLeave={onLeave} />);
  expectNone('button');
  await findButton('Export my data');
  return userEvent.setup();
}

const press = (name: string) => named('button', name);
const openDeletion = (user: Awaited<ReturnType<typeof show>>) =>
  user.click(named('button', 'Delete: Your account'));
const refuse = (code: string) => refusal(409, 'For developers', undefined, code);

describe('the page of the account', () => {
  it('names address and sign-in methods, and saves what the shop answers', async () => {
    const sent = shopWith({}, () => json({ uid: 'ada', orders: [] }));
    const user = await show(['password', 'google.com']);
    await waitForText('Connected');
    await user.click(press('Export my data'));
    await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith('Your data is saved'));
    expect(sent[0]).toMatchObject({ method: 'GET', path: '/api/account/export' });
    const [name, bytes, type] = vi.mocked(saveBytes).mock.calls[0] ?? [];
    expect([name, type]).toEqual(['my-data.json', 'application/json']);
    expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual({ uid: 'ada', orders: [] });
  });

  it('signs out everywhere, here at last', async () => {
    const sent = shopWith();
    await (await show()).click(press('Sign out everywhere'));
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/account/sign-out' });
  });

  it('stays signed in when the shop does not answer, and says so', async () => {
    shopWith({}, () => Promise.reject(new TypeError('No connection')));
    await (await show()).click(press('Sign out everywhere'));
    await waitFor(() =>
      expect(showFailure).toHaveBeenCalledExactlyOnceWith('You are still signed in', expect.any(String)),
    );
    expect(onLeave).not.toHaveBeenCalled();
  });
});

describe('what the account keeps', () => {
  const [quay, row] = ['Quay 1', 'Row 2'].map((street) => ({
    name: 'Nora Field',
    phone: '',
    address: { street, city: '', country: '', state: '', zipcode: '' },
  }));
  const addresses = [quay, row].flatMap((one) => one ?? []);
  const lastEdit = (sent: SentRequest[]) => {
    const { language, ...edit } = Object(sent.at(-1)?.body);
    expect(language).toBe('en');
    return edit;
  };

  it('changes the name', async () => {
    const sent = shopWith();
    const user = await show();
    await user.click(await findButton('Add: Name'));
    await user.keyboard('Ada Field{Enter}');
    expect(await findButton('Change: Name')).toHaveFocus();
    expect(lastEdit(sent)).toEqual({ name: 'Ada Field' });
    expect(sent[0]?.headers.get('if-match')).toBe('"0"');
  });

  it('removes an address, and takes that back in its place', async () => {
    const sent = shopWith({ addresses });
    const user = await show();
    const [remove] = await screen.findAllByRole('button', { name: /^Remove/ });
    if (remove) await user.click(remove);
    const undo = await findButton('Undo');
    expect(lastEdit(sent)).toEqual({ addresses: [row] });
    expect(undo).toHaveFocus();
    await user.click(undo);
    await waitFor(() => expect(lastEdit(sent)).toEqual({ addresses }));
  });

  it('puts an address first, and asks for a street of a new one', async () => {
    const sent = shopWith({ addresses });
    const user = await show();
    await user.click(await findButton(/^Put first/));
    await waitFor(() => expect(lastEdit(sent)).toEqual({ addresses: [row, quay] }));
    await user.click(named('button', 'Add an address'));
    await user.keyboard('Mila{Enter}');
    await waitForText('Street is required');
    await user.keyboard('Lane 3');
    await user.click(named('button', 'Save address'));
    await waitFor(() => expect(lastEdit(sent)).toMatchObject({ addresses: [row, quay, { name: 'Mila' }] }));
  });

  it('shows what another device has saved instead of writing over it', async () => {
    let version = 1;
    const seen: (string | null)[] = [];
    const answered = Promise.withResolvers<undefined>();
    vi.mocked(showFailure).mockReturnValueOnce(answered.promise);
    answerFetch(({ method, path, headers }) => {
      if (path.startsWith('/api/orders')) return json([]);
      if (method === 'PUT') seen.push(headers.get('if-match'));
      if (method === 'PUT') version = 2;
      const profile = { ...readProfile({}), name: version === 1 ? 'Old' : 'Other device', version };
      return method === 'PUT' ? refusal(412, 'Changed', undefined, 'stale') : json(profile);
    });
    const user = await show();
    await user.click(await findButton('Change: Name'));
    await user.keyboard('Mine{Enter}');
    await waitForText('Other device');
    expect(showFailure).toHaveBeenCalledExactlyOnceWith('Your change is not saved', 'Changed');
    // Pressed before the failure is read: it is a change of what is stored now.
    await user.click(checkbox(/^Books on my wish list/));
    answered.resolve(undefined);
    await waitFor(() => expect(seen).toEqual(['"1"', '"2"']));
  });

  it('agrees to a kind of mails in the words that are shown', async () => {
    const sent = shopWith();
    const user = await show();
    const box = await findCheckbox(/^Books on my wish list/);
    await user.click(box);
    const { words } = mailKinds.wishes;
    expectText(words);
    expect(lastEdit(sent)).toEqual({ mails: { wishes: { isWanted: true, words } } });
  });

  it.each([
    ['changed with the present one', ['password'], 'Change: Password', 'secret'],
    ['added after a sign-in with Google', ['google.com'], 'Add: Password', undefined],
  ])('a password is %s', async (_, methods, button, current) => {
    shopWith();
    const user = await show(methods);
    await user.click(await findButton(button));
    if (current) await user.keyboard(current);
    // Before the press that opens Google's popup; and the account's name, for the browser's password manager.
    expect(preparePopup).toHaveBeenCalledTimes(current ? 0 : 1);
    expect(document.querySelector('form [autocomplete="username"]')).toHaveValue(ada.email);
    await user.type(field('New password'), 'longer-secret{Enter}');
    await findShown('button', 'Change: Password');
    expect(signInAgain).toHaveBeenCalledExactlyOnceWith(current);
    expect(setPassword).toHaveBeenCalledExactlyOnceWith('longer-secret', current !== undefined);
  });
});

describe('the address of the account', () => {
  async function ask(address: string) {
    shopWith();
    const user = await show();
    await user.click(await findButton('Change: E-mail'));
    await user.keyboard(address);
    await user.type(field('Current password'), 'secret{Enter}');
  }

  it('stays where another account has the new one', async () => {
    const error = Object.assign(new Error('Taken'), { code: 'auth/email-already-in-use' });
    vi.mocked(requestNewAddress).mockRejectedValueOnce(error);
    await ask('eve@new.example');
    await waitForText('Another account has this address.');
  });

  it('is Google’s where there is no password', async () => {
    shopWith();
    await show(['google.com']);
    await screen.findByText('Connected');
    expectNone('button', 'Change: E-mail');
  });
});

describe('deleting the account', () => {
  it.each([
    ['with the password', ['password'], 'secret'],
    ['through Google', ['google.com'], undefined],
  ])('asks for the sign-in %s, then deletes and leaves', async (_, methods, password) => {
    const sent = shopWith();
    const user = await show(methods);
    await openDeletion(user);
    if (password) await user.type(field('Password'), password);
    await user.click(press('Delete my account'));
    await waitFor(() =>
      expect(showSuccess).toHaveBeenCalledExactlyOnceWith('Your account is deleted', expect.any(String)),
    );
    expect(signInAgain).toHaveBeenCalledExactlyOnceWith(password);
    expect(sent.map(({ method, path }) => [method, path])).toEqual([['DELETE', '/api/account?language=en']]);
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('does not ask the shop after a wrong password', async () => {
    const sent = shopWith();
    const user = await show();
    await openDeletion(user);
    vi.mocked(signInAgain).mockRejectedValueOnce(
      Object.assign(new Error(), { code: 'auth/invalid-credential' }),
    );
    await user.type(field('Password'), 'wrong');
    await user.click(press('Delete my account'));
    await findAlert('The password is wrong.');
    expect(sent).toEqual([]);
  });

  it('says that an order is under way, and stays', async () => {
    shopWith({}, () => refuse('own-orders-under-way'));
    const user = await show();
    await openDeletion(user);
    await user.type(field('Password'), 'secret');
    await user.click(press('Delete my account'));
    await findAlert('An order of yours is still under way');
    expect(onLeave).not.toHaveBeenCalled();
  });
});
