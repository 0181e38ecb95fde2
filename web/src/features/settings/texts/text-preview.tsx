import { readMarkdown } from '@bookstore/functions/shared/shop/markdown-text';
import { useDeferredValue, useMemo } from 'react';
import { RichText } from '#components/layout/rich-text.tsx';

interface TextPreviewProps {
  title: string;
  text: string;
}

/** A text as its page shows it. Its links lead nowhere, since what is typed would be lost. */
export function TextPreview({ title, text }: TextPreviewProps) {
  const deferred = useDeferredValue(text);
  const { nodes, badLinks } = useMemo(() => readMarkdown(deferred), [deferred]);
  return (
    <section aria-label={`Preview of ${title}`} className="rounded-lg border border-line bg-paper p-4">
      <p className="mb-3 text-sm text-muted">Preview</p>
      <div inert>
        <RichText nodes={nodes} />
      </div>
      <p role="status" className="mt-3 text-sm failure-note empty:hidden">
        {badLinks.length > 0 &&
          `A link begins with / for a page of the shop, https:// or mailto:. This one does not: ${badLinks[0]}`}
      </p>
    </section>
  );
}
