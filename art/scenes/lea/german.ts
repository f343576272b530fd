import type { German } from '../german';

export const leaGerman: German = {
  texts: {
    now: 'jetzt',
    'Ready near you': 'Bereit in Ihrer Nähe',
    'Mira, compact': 'Mira, Kleinwagen',
    '120 m, range 310 km': '120 m, reicht für 310 km',
    'Cargo bike': 'Cargovelo',
    '60 m, battery 82 %': '60 m, Akku 82 %',
    'Shared shuttle': 'Shuttle',
    '09:52, two stops': '09:52, zwei Halte',
    'Reserve Mira, 15 min': 'Mira für 15 min reservieren',
    'To Industrie West 40': 'Nach Industrie West 40',
    'Mira is unlocked. The key is in the glovebox.': 'Mira ist offen. Der Schlüssel liegt im Handschuhfach.',
    Time: 'Zeit',
    Price: 'Preis',
    'Range left': 'Reicht noch für',
    'Return by': 'Zurück bis',
    'Pause trip': 'Fahrt unterbrechen',
  },
  parts: [],
  same: ['Bahnhofplatz', 'Industrie West 40', '4.2 km', '3.1 km', '308 km'],
};
