import type { German } from '../german';

/** What the firm delivers, in German. */
export const reportsGerman: German = {
  texts: {
    'Plan for the first year': 'Plan für das erste Jahr',
    'Build first': 'Zuerst bauen',
    'Loading lists on a tablet': 'Ladelisten auf dem Tablet',
    'Customs papers': 'Zollpapiere',
    'Arrival times for clients': 'Ankunftszeiten für Kunden',
    'Leave out': 'Weglassen',
    'A chat for drivers': 'Ein Chat fürs Fahrpersonal',
    'An app for the office': 'Eine App fürs Büro',
    '6 weeks': '6 Wochen',
    '5 weeks': '5 Wochen',
    '4 weeks': '4 Wochen',
    'Order of work': 'Reihenfolge',
    'Costs over five years': 'Kosten über fünf Jahre',
    'Systems in use': 'Heutige Systeme',
    'Rules that apply': 'Geltende Vorschriften',
    'Test report, version 4.2': 'Testbericht, Version 4.2',
    tests: 'Tests',
    passed: 'bestanden',
    failed: 'fehlgeschlagen',
    'Alarm while the battery is at 5 per cent': 'Alarm bei 5 Prozent Akku',
    'Two nurses accept at the same moment': 'Zwei Personen nehmen gleichzeitig an',
  },
  parts: [],
  same: [],
};
