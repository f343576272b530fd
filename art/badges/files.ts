import { join } from 'node:path';
import { imagesFolder } from '../lib/paths';
import { writeSvg } from '../output/svg';
import { badgeSvg, type Certification } from './badge';

const certifications = {
  'iso-27001': {
    publisher: 'ISO/IEC',
    number: '27001',
    words: {
      en: ['INFORMATION SECURITY', 'MANAGEMENT SYSTEM'],
      de: ['INFORMATIONSSICHERHEIT', 'MANAGEMENTSYSTEM'],
    },
  },
  'iso-13485': {
    publisher: 'ISO',
    number: '13485',
    words: {
      en: ['MEDICAL DEVICES', 'QUALITY MANAGEMENT'],
      de: ['MEDIZINPRODUKTE', 'QUALITÄTSMANAGEMENT'],
    },
  },
  'iso-9001': {
    publisher: 'ISO',
    number: '9001',
    words: { en: ['QUALITY', 'MANAGEMENT SYSTEM'], de: ['QUALITÄT', 'MANAGEMENTSYSTEM'] },
  },
} as const satisfies Record<string, Certification>;

/** Writes the three certification badges, each in every language. */
export async function drawBadges(): Promise<void> {
  for (const [name, certification] of Object.entries(certifications)) {
    for (const [language, words] of Object.entries(certification.words))
      await writeSvg(
        join(imagesFolder, 'badges', `${name}-${language}.svg`),
        badgeSvg(certification, words),
        2,
      );
  }
}
