import type { Placeholder, Tag } from '@bookstore/functions/shared/words/message-parts';
import { createElement, Fragment, type ReactNode } from 'react';

type Parts<Message extends string> = Readonly<
  Record<Tag<Message>, (text: string) => ReactNode> & Record<Placeholder<Message>, ReactNode>
>;

const part = /<(\w+)>(.*?)<\/\1>|\{(\w+)\}/g;

/**
 * Like `t`, for a sentence with links or other elements in it: `rich('See <cart>your cart</cart>', { cart: (text) =>
 * <Link to="/cart">{text}</Link> })`.
 */
export function rich<const Message extends string>(message: Message, parts: Parts<Message>): ReactNode {
  const given: Readonly<Record<string, ReactNode | ((text: string) => ReactNode)>> = parts;
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: tag, 2: inner = '', 3: name = '', index } of message.matchAll(part)) {
    nodes.push(message.slice(end, index));
    const made = given[tag ?? name];
    nodes.push(typeof made === 'function' ? made(inner) : made);
    end = index + whole.length;
  }
  nodes.push(message.slice(end));
  return createElement(Fragment, null, ...nodes);
}
