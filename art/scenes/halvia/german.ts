import type { German } from '../german';

export const halviaGerman: German = {
  texts: {
    'Ward 3 East': 'Station 3 Ost',
    '40 pumps report': '40 Pumpen melden sich',
    'Technical alarm': 'Technischer Alarm',
    'Bed 12': 'Bett 12',
    'The pump no longer reports': 'Die Pumpe meldet sich nicht mehr',
    'Last report': 'Letzte Meldung',
    'Missed reports': 'Ausgeblieben',
    'Alarm after': 'Alarm nach',
    '3 in a row': '3 in Folge',
    'Look after the patient, then the cable.': 'Erst der Mensch, dann das Kabel.',
    'I am going': 'Ich gehe hin',
    'Call for help': 'Hilfe rufen',
    'No signal': 'Kein Signal',
    Occlusion: 'Verschluss',
    'Empty in 20 min': 'Leer in 20 min',
    Running: 'Läuft',
    'Two pumps': 'Zwei Pumpen',
    'No pump': 'Keine Pumpe',
  },
  parts: [[/^Bed /, 'Bett ']],
  same: ['HALVIA', '12.0 ml/h', '6.4 ml/h', '40 ml/h', '2.1 ml/h', '80 ml/h', '6 s'],
};
