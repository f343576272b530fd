import { join } from 'node:path';
import { imagesFolder } from '../lib/paths';
import { writeSvg } from '../output/svg';
import { badgeSvg, type Certification } from './badge';

const certifications = {
  'iso-27001': {
    publisher: 'ISO/IEC',
    number: '27001',
    upperText: 'INFORMATION SECURITY',
    lowerText: 'MANAGEMENT SYSTEM',
    seed: 1.2,
  },
  'iso-13485': {
    publisher: 'ISO',
    number: '13485',
    upperText: 'MEDICAL DEVICES',
    lowerText: 'QUALITY MANAGEMENT',
    seed: 3.1,
  },
  'iso-9001': {
    publisher: 'ISO',
    number: '9001',
    upperText: 'QUALITY',
    lowerText: 'MANAGEMENT SYSTEM',
    seed: 4.9,
  },
} as const satisfies Record<string, Certification>;

/** Writes the three certification badges. */
export async function drawBadges(): Promise<void> {
  for (const [name, certification] of Object.entries(certifications)) {
    await writeSvg(join(imagesFolder, 'badges', `${name}.svg`), badgeSvg(certification), 2);
  }
}
