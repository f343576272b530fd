import type { Submission } from '@/gateway/spool/types';

const pdf = Buffer.alloc(300_000, 'firn ');
pdf.write('%PDF-1.7\n');
const file = `data:application/pdf;base64,${pdf.toString('base64')}`;

/**
 * @param count how many
 * @returns short messages that differ, and for every tenth an application with one file
 */
export function* submissions(count: number): Generator<Submission> {
  for (let number = 0; number < count; number++) {
    const common = { bodyHash: '0'.repeat(64), trapped: false } as const;
    const [email, message] = ['zoe@mail.test', `Message ${number}: grüezi`] as const;
    if (number % 10 > 0) {
      yield { ...common, form: 'short', payload: { Email: email, Message: message } };
      continue;
    }
    const payload = {
      FirstName: 'Zoë',
      LastName: 'Krasniqi',
      BusinessEmail: email,
      Phone: '+41 44 000 00 00',
      Message: message,
      Position: 'Cyber Security Engineer',
      File: [file],
    } as const;
    yield { ...common, form: 'application', payload: { ...payload, File: [file] } };
  }
}
