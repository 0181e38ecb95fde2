import { Link } from 'react-router-dom';

interface ShopLinkProps {
  /** An address of the shop or of another site; '' for a text without a link. */
  to: string;
  className: string;
  children: string;
}

export function ShopLink(props: ShopLinkProps) {
  return props.to ? <Link {...props} /> : props.children;
}
