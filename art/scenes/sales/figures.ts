const firstWeek = 33;

/** Order intake per week in thousand francs, and what was planned. Everything here is invented. */
export const weeks = [112, 128, 119, 141, 136, 150, 144, 162, 158, 149, 171, 166, 178, 184].map(
  (orders, index) => ({ week: firstWeek + index, orders, plan: 120 + 4 * index }),
);

/** A product in the list of what moved; `trend` is eight weeks of units, oldest first. */
export type Product = readonly [
  name: string,
  line: string,
  francs: string,
  change: number,
  colour: string,
  trend: readonly number[],
];

export const products: readonly Product[] = [
  ['Rye flour 25 kg', 'Bakery', '38 440', 12, '#c9a468', [4, 5, 4, 6, 7, 7, 9, 10]],
  ['Butter sheets 2 kg', 'Dairy', '31 552', 9, '#f0d98a', [5, 5, 6, 5, 7, 8, 8, 9]],
  ['Vanilla paste', 'Bakery', '19 728', 8, '#8a6a4a', [3, 4, 4, 4, 5, 7, 6, 8]],
  ['Mountain cheese', 'Dairy', '27 936', 7, '#e0b64e', [6, 5, 6, 7, 7, 7, 8, 8]],
  ['Oat drink, barista', 'Retail', '20 072', 4, '#d9cdb8', [5, 6, 6, 5, 6, 7, 7, 7]],
  ['Quark 5 kg', 'Dairy', '16 680', -1, '#e9e4d6', [7, 7, 6, 7, 6, 7, 6, 6]],
  ['Spelt flour 25 kg', 'Bakery', '24 890', -3, '#bf9256', [8, 8, 7, 8, 7, 6, 7, 6]],
  ['Frying fat 10 kg', 'Gastronomy', '7 704', -6, '#dfe3c8', [8, 7, 7, 7, 6, 6, 5, 4]],
];

/** Where the representatives are today: name, visits done and planned, present or next customer. */
export const representatives: readonly (readonly [
  name: string,
  done: number,
  planned: number,
  place: string,
])[] = [
  ['Mirjam Bosshard', 3, 6, 'Bakery Aeschbach, Uster'],
  ['Arben Krasniqi', 4, 5, 'Hotel Seeblick, Rapperswil'],
  ['Luca Ferrari', 2, 6, 'School kitchen, Wetzikon'],
  ['Vlora Hoxha', 5, 7, 'Village shop, Pfäffikon'],
  ['Peter Ammann', 3, 5, 'Dairy Hofmann, Wald'],
];

/** Product lines with francs of the quarter so far, largest first; together its order intake. */
export const lines: readonly (readonly [name: string, francs: string, share: number])[] = [
  ['Bakery', '353 k', 92],
  ['Dairy', '284 k', 74],
  ['Gastronomy', '235 k', 61],
  ['Retail', '213 k', 55],
  ['Schools', '83 k', 22],
];
