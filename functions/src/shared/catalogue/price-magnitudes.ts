// By how many zeros prices are longer than in dollars, roughly.
export const magnitudes: Readonly<Record<number, string>> = {
  1: 'BWP CNY CZK DKK EGP GTQ HKD HNL MAD MDL MOP MVR MXN NAD NOK SCR SEK SZL UYU ZAR ZMW',
  2: 'AFN ALL BDT BTN CVE DOP DZD ETB GMD HTG INR ISK JMD JPY KES KGS LKR LRD MKD MUR MZN NIO NPR PHP PKR RSD RUB SRD THB TRY TWD UAH VUV XPF YER',
  3: 'AMD AOA ARS BIF CDF CLP CRC DJF GYD HUF IQD KMF KRW KZT MMK MWK NGN RWF SDG SOS SSP TZS XAF XOF',
  4: 'COP GNF IDR KHR LAK MGA MNT PYG STN UGX UZS VND',
  5: 'IRR LBP SYP',
};

export function priceZeros(currency: string): number {
  const [zeros = 0] =
    Object.entries(magnitudes).find(([, codes]) => codes.split(' ').includes(currency)) ?? [];
  return Number(zeros);
}
