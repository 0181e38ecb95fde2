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

/** What a page of any language asks for mails of a kind. */
function wordsOf(kind: MailKind): string[] {
  return keysOf(languageNames).map((language) => sayIn(language, () => mailKinds[kind].words));
}

/** What was answered, with the words and the time of it; what was not asked stays. @throws PreconditionFailed */
function answered(before: MailConsents, answers: MailAnswers, now: number): MailConsents {
  const consents = { ...before };
  for (const kind of mailKindNames) {
    const answer = answers?.[kind];
    if (!answer) continue;
    // A page of an earlier release may have asked another question.
    if (!wordsOf(kind).includes(answer.words)) {
      throw new PreconditionFailed('The shop asks this in other words now; load the page again');
    }
    consents[kind] = { ...answer, at: now };
  }
  return consents;
}

/**
 * Changes what is given of a shopper's profile, as long as it is of the version that the shopper saw.
 * @throws PreconditionFailed when another device has changed it meanwhile, Forbidden
 */
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
    // English pages name none.
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
