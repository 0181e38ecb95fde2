import { SaxesParser } from 'saxes';
import { UnreadableFile } from '../platform/text/file-text.ts';
import { t } from '../shared/words/words.ts';

/** An element by local name, with its text. */
export interface XmlElement {
  name: string;
  text: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
}

/** More than any statement has: 500 payments of 60 elements each. */
const mostElements = 60_000;
const mostLevels = 40;

const unreadable = () => new UnreadableFile(() => t('The XML of the file is broken or not whole.'));

/** The caller limits the text's length. @throws UnreadableFile also for custom entities */
export function xmlTree(text: string): XmlElement {
  const root: XmlElement = { name: '', text: '', attributes: {}, children: [] };
  const open = [root];
  let elements = 0;
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw unreadable();
  });
  parser.on('doctype', () => {
    throw new UnreadableFile(() =>
      t('The file defines entities of its own (in its DOCTYPE), which the shop does not read.'),
    );
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (elements > mostElements || open.length > mostLevels) {
      throw new UnreadableFile(() => t('The file is too large. Ask the bank for fewer days.'));
    }
    const element = { name: name.replace(/^.*:/, ''), text: '', attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const add = (piece: string) => {
    const element = open.at(-1);
    if (element) element.text += piece;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  return root;
}

/** Path of local names: ('Stmt/Ntry'). */
export function elementsAt(element: XmlElement, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce<XmlElement[]>(
      (parents, name) => parents.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    );
}

/** Of the first path with a text. */
export function textAt(element: XmlElement, ...paths: readonly string[]): string {
  for (const path of paths) {
    const text = elementsAt(element, path)
      .map((one) => one.text.trim())
      .find(Boolean);
    if (text) return text;
  }
  return '';
}
