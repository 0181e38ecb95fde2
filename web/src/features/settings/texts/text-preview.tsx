import { readMarkdown } from '@bookstore/functions/shared/shop/markdown-text';
import { t } from '@bookstore/functions/shared/words/words';
import { useDeferredValue, useMemo } from 'react';
import { RichText } from '#components/layout/rich-text.tsx';

interface TextPreviewProps {
  title: string;
  text: string;
}

/** Links are disabled: following one would lose what is typed. */
export function TextPreview({ title, text }: TextPreviewProps) {
  const deferred = useDeferredValue(text);
  const { nodes, badLinks } = useMemo(() => readMarkdown(deferred), [deferred]);
  return (
    <section
      aria-label={t('Preview of {title}', { title })}
      className="rounded-lg border border-line bg-paper p-4"
    >
      <p className="mb-3 text-sm text-muted">Preview</p>
      <div inert>
        <RichText nodes={nodes} />
      </div>
      <p role="status" className="mt-3 text-sm failure-note empty:hidden">
        {badLinks.length > 0 &&
          t('A link begins with / for a page of the shop, https:// or mailto:. This one does not: {link}', {
            link: String(badLinks[0]),
          })}
      </p>
    </section>
  );
}
