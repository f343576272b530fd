/** Order intake per week in thousand francs, and what was planned. Everything here is invented. */
export const weeks: readonly { readonly week: number; readonly orders: number; readonly plan: number }[] = [
  { week: 33, orders: 112, plan: 120 },
  { week: 34, orders: 128, plan: 124 },
  { week: 35, orders: 119, plan: 128 },
  { week: 36, orders: 141, plan: 132 },
  { week: 37, orders: 136, plan: 136 },
  { week: 38, orders: 150, plan: 140 },
  { week: 39, orders: 144, plan: 144 },
  { week: 40, orders: 162, plan: 148 },
  { week: 41, orders: 158, plan: 152 },
  { week: 42, orders: 149, plan: 156 },
  { week: 43, orders: 171, plan: 160 },
  { week: 44, orders: 166, plan: 164 },
  { week: 45, orders: 178, plan: 168 },
  { week: 46, orders: 184, plan: 172 },
];

/** A product in the list of what moved; `trend` is eight weeks of units, oldest first. */
export interface Product {
  readonly name: string;
  readonly line: string;
  readonly francs: string;
  readonly change: number;
  readonly colour: string;
  readonly trend: readonly number[];
}

export const products: readonly Product[] = [
  {
    name: 'Rye flour 25 kg',
    line: 'Bakery',
    francs: '38 440',
    change: 12,
    colour: '#c9a468',
    trend: [4, 5, 4, 6, 7, 7, 9, 10],
  },
  {
    name: 'Butter sheets 2 kg',
    line: 'Dairy',
    francs: '31 552',
    change: 9,
    colour: '#f0d98a',
    trend: [5, 5, 6, 5, 7, 8, 8, 9],
  },
  {
    name: 'Vanilla paste',
    line: 'Bakery',
    francs: '19 728',
    change: 8,
    colour: '#8a6a4a',
    trend: [3, 4, 4, 4, 5, 7, 6, 8],
  },
  {
    name: 'Mountain cheese',
    line: 'Dairy',
    francs: '27 936',
    change: 7,
    colour: '#e0b64e',
    trend: [6, 5, 6, 7, 7, 7, 8, 8],
  },
  {
    name: 'Oat drink, barista',
    line: 'Retail',
    francs: '20 072',
    change: 4,
    colour: '#d9cdb8',
    trend: [5, 6, 6, 5, 6, 7, 7, 7],
  },
  {
    name: 'Quark 5 kg',
    line: 'Dairy',
    francs: '16 680',
    change: -1,
    colour: '#e9e4d6',
    trend: [7, 7, 6, 7, 6, 7, 6, 6],
  },
  {
    name: 'Spelt flour 25 kg',
    line: 'Bakery',
    francs: '24 890',
    change: -3,
    colour: '#bf9256',
    trend: [8, 8, 7, 8, 7, 6, 7, 6],
  },
  {
    name: 'Frying fat 10 kg',
    line: 'Gastronomy',
    francs: '7 704',
    change: -6,
    colour: '#dfe3c8',
    trend: [8, 7, 7, 7, 6, 6, 5, 4],
  },
];

/** Where the representatives are today: name, visits done and planned, present or next customer. */
export const representatives: readonly {
  readonly name: string;
  readonly done: number;
  readonly planned: number;
  readonly place: string;
}[] = [
  { name: 'Mirjam Bosshard', done: 3, planned: 6, place: 'Bakery Aeschbach, Uster' },
  { name: 'Arben Krasniqi', done: 4, planned: 5, place: 'Hotel Seeblick, Rapperswil' },
  { name: 'Luca Ferrari', done: 2, planned: 6, place: 'School kitchen, Wetzikon' },
  { name: 'Vlora Hoxha', done: 5, planned: 7, place: 'Village shop, Pfäffikon' },
  { name: 'Peter Ammann', done: 3, planned: 5, place: 'Dairy Hofmann, Wald' },
];

/** Product lines with francs per quarter, largest first. */
export const lines: readonly (readonly [name: string, francs: string, share: number])[] = [
  ['Bakery', '412 k', 92],
  ['Dairy', '331 k', 74],
  ['Gastronomy', '274 k', 61],
  ['Retail', '248 k', 55],
  ['Schools', '97 k', 22],
];
