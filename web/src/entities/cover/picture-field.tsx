import { coverFileAddress, coverTypes } from '@bookstore/functions/shared/book/cover';
import { type PictureKind, pictureSize } from '@bookstore/functions/shared/shop/shop-picture';
import { t } from '@bookstore/functions/shared/words/words';
import { useField } from 'formik';
import { Button } from '#components/forms/button.tsx';
import { useFormField } from '#components/forms/field.tsx';
import { FieldFrame } from '#components/forms/field-frame.tsx';
import { fileInputClasses } from '#components/forms/file-input-classes.ts';
import { LogoPicture } from '#components/layout/logo-picture.tsx';
import { useCommand } from '#entities/command/use-command.ts';
import { coverFileProblem } from './cover-file.ts';
import { uploadPicture } from './picture-file.ts';

interface PictureProps {
  name: string;
  label: string;
  hint?: string | undefined;
}

/** Replaces the shop's mark and name. */
export const LogoField = (props: PictureProps) => <PictureField kind="logo" {...props} />;

export const NewsPicture = (props: PictureProps) => <PictureField kind="news" {...props} />;

export const PortraitField = (props: PictureProps) => <PictureField kind="portrait" {...props} />;

const another = {
  another: t('Another picture'),
  busy: t('Uploading the picture …'),
  failed: t('The picture was not uploaded. Try again.'),
  remove: t('Remove picture'),
};

const kindWords: Readonly<Record<PictureKind, Record<'another' | 'busy' | 'failed' | 'remove', string>>> = {
  logo: {
    another: t('Another logo'),
    busy: t('Uploading the logo …'),
    failed: t('The logo was not uploaded. Try again.'),
    remove: t('Remove logo'),
  },
  news: another,
  portrait: another,
  inside: another,
};

/** Shrunk and uploaded at once, to be looked at before it is saved. */
function PictureField({ kind, name, label, hint }: PictureProps & { kind: PictureKind }) {
  const words = kindWords[kind];
  const [{ value }, , { setValue }] = useField<string>(name);
  const { busy, problem, setProblem, run } = useCommand('form');
  const { id, error, control } = useFormField(name, hint);

  async function choose(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (!file) return;
    const wrong = coverFileProblem(file);
    if (wrong) return setProblem(wrong);
    await run({
      send: () => uploadPicture(kind, file),
      failed: words.failed,
      reasonOf: (error) => (error instanceof Error ? error.message : words.failed),
      onDone: (fileName) => setValue(fileName),
    });
    input.value = '';
  }

  return (
    <>
      {value && <Preview kind={kind} fileName={value} />}
      <FieldFrame id={id} label={value ? words.another : label} error={problem || error} hint={hint}>
        <input
          id={id}
          type="file"
          accept={coverTypes.join()}
          aria-invalid={Boolean(problem || error)}
          aria-describedby={control['aria-describedby']}
          disabled={busy}
          onChange={({ target }) => void choose(target)}
          className={fileInputClasses}
        />
      </FieldFrame>
      <p role="status" className="text-sm text-muted empty:hidden">
        {busy && words.busy}
      </p>
      {value && (
        <Button variant="remove" onClick={() => void setValue('')} className="justify-self-start px-0!">
          {words.remove}
        </Button>
      )}
    </>
  );
}

function Preview({ kind, fileName }: { kind: PictureKind; fileName: string }) {
  const size = pictureSize(kind, fileName);
  if (kind !== 'logo') {
    const src = coverFileAddress(fileName);
    return <img src={src} alt="The picture, as chosen" {...size} className="w-60 rounded-card" />;
  }
  return (
    <div className="flex min-h-20 items-center justify-center rounded-lg border border-line bg-paper p-4">
      {size && <LogoPicture fileName={fileName} {...size} alt="The logo, as the header shows it" />}
    </div>
  );
}
