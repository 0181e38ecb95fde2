import { expect, it, vi } from 'vitest';
import { makeBook } from '../../fixtures/factories.ts';
import { each } from '../../fixtures/pieces.ts';

const xml = '<ONIXMessage release="3.0">\n<Product></ONIXMessage>';

it('What a German shop says of a file, and of books whose prices the law fixes, is German', async () => {
  vi.resetModules();
  vi.stubEnv('SHOP_LANGUAGE', 'de');
  const { judge } = await import('./checked-file.ts');
  const { keptByLaw } = await import('../../../functions/src/imports/check-fixed-price.ts');
  const { onixProducts } = await import('../../../functions/src/book-file/onix-tree.ts');
  const csv = [
    'title,author,price,isbn,year,stock,trending',
    'Emma,Jane Austen,12,,,5,yes',
    'Emma,Jane Austen,1,,,,',
    `${'x'.repeat(301)},,9,,,,`,
    'Utopia,Thomas More,9,123,3000,viele,',
    'Utopia',
  ].join('\n');
  const emma = makeBook({ title: 'Emma', author: 'Jane Austen', newPrice: 10, trending: false });
  const lines = await judge(csv, [emma]);
  expect(lines.map(({ reasons, changes }) => [...reasons, ...changes])).toEqual([
    ['Im Trend: nein → ja', 'Preis: 10 → 12', 'Bestand: nicht gezählt → 5'],
    ['Zeile 2 betrifft dasselbe Buch'],
    ['Titel: höchstens 300 Zeichen'],
    [
      'ISBN weggelassen: „123“ ist keine, oder die Prüfziffer ist falsch',
      expect.stringMatching(/^Jahr weggelassen: „3000“ liegt nicht zwischen 1000 und \d{4}$/),
      'Bestand weggelassen: „viele“ ist keine ganze Zahl von Exemplaren wie 12',
    ],
    ['Die Zeile hat 1 Zelle, aber es gibt 7 Spalten'],
  ]);
  await expect(judge('title\n"Emma')).rejects.toThrow('In Zeile 2 beginnt ein Anführungszeichen');
  const readXml = async () => {
    for await (const product of onixProducts(each(xml))) expect(product).toBeUndefined();
  };
  await expect(readXml()).rejects.toThrow(/^Die XML-Datei kann in Zeile 2 nicht gelesen werden: Sie bricht/);
  expect(keptByLaw({}, { percent: -5 }, 'DE')).toBe(
    'Für neue Bücher gilt die Preisbindung: Deutschland (BuchPrG)',
  );
});
