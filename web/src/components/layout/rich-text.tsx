import type { TextNode } from '@bookstore/functions/shared/shop/shop-texts';
import { Link } from 'react-router-dom';

/** A text of the owner: the server has left nothing in it but these elements. */
export function RichText({ nodes }: { nodes: readonly TextNode[] }) {
  return (
    <div className="grid gap-4 leading-relaxed wrap-anywhere [&_h2]:mt-4 [&_h2]:text-xl [&_h3]:mt-2 [&_h3]:text-lg [&_li]:ms-5 [&_ol]:list-decimal [&_ul]:list-disc [&_blockquote]:border-s-2 [&_blockquote]:border-line-strong [&_blockquote]:ps-4 [&_blockquote]:text-muted">
      <Nodes nodes={nodes} />
    </div>
  );
}

function Nodes({ nodes }: { nodes: readonly TextNode[] }) {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const { tag: Tag, href, nodes: inside } = node;
    // Indexes do as keys: texts change only in a preview, whose elements hold no state.
    const key = `${index}`;
    if (Tag === 'br') return <br key={key} />;
    const children = <Nodes nodes={inside} />;
    if (Tag !== 'a') return <Tag key={key}>{children}</Tag>;
    return (
      <Link key={key} to={href ?? ''} className="text-accent underline underline-offset-4">
        {children}
      </Link>
    );
  });
}
