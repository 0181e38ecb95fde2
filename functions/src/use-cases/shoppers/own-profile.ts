import { PreconditionFailed } from '../../platform/http/api-errors.ts';
import { shopLanguage } from '../../platform/shop-language.ts';
import { sayIn } from '../../platform/words/say-in.ts';
import {
  type MailAnswers,
  type MailConsents,
  type MailKind,
  mailKindNames,
  mailKinds,
} from '../../shared/shopper/mail-kinds.ts';
import { type ProfileEdit, readProfile, type ShopperProfile } from '../../shared/shopper/profile.ts';
import { keysOf } from '../../shared/values/table-keys.ts';
import { languageNames } from '../../shared/words/languages.ts';
import { writeProfile } from '../../shoppers/profile-store.ts';
import { changeShopper } from './change-shopper.ts';

/** In all languages. */
function wordsOf(kind: MailKind): string[] {
  return keysOf(languageNames).map((language) => sayIn(language, () => mailKinds[kind].words));
}

/** With the text that was shown, and the time. @throws PreconditionFailed */
function answered(before: MailConsents, answers: MailAnswers, now: number): MailConsents {
  const consents = { ...before };
  for (const kind of mailKindNames) {
    const answer = answers?.[kind];
    if (!answer) continue;
    // A page of an earlier release may have shown another text.
    if (!wordsOf(kind).includes(answer.words)) {
      throw new PreconditionFailed('The shop asks this in other words now; load the page again');
    }
    consents[kind] = { ...answer, at: now };
  }
  return consents;
}

/** @throws PreconditionFailed, Forbidden */
export function changeProfile(
  uid: string,
  edit: ProfileEdit,
  expected: number | undefined,
  now: number,
): Promise<ShopperProfile> {
  return changeShopper(uid, (transaction, stored) => {
    const before = readProfile(stored);
    if (expected !== undefined && expected !== before.version) {
      throw new PreconditionFailed('Your account was changed on another device meanwhile; look at it again');
    }
    // English pages send none.
    const language = edit.language ?? 'en';
    const isSaid = language !== shopLanguage || before.language !== undefined;
    const after = {
      name: edit.name ?? before.name,
      addresses: edit.addresses ?? before.addresses,
      mails: answered(before.mails, edit.mails, now),
      ...(isSaid && { language }),
      version: Math.max(now, before.version + 1),
    };
    writeProfile(transaction, uid, after);
    return after;
  });
}
