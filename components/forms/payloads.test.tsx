import { waitFor } from '@testing-library/react';
import { cv, openAndSend, openForm } from '@/__tests__/support/forms';
import { budgets } from '@/content/budgets';
import { payloads } from '@/lib/forms/schemas';
import { submit } from '@/lib/outbox';

/** Specification 25.7, 25.8, 25.9, 25.11, 25.12, 25.13 and 25.16: what each form sends. */

jest.mock('@/lib/outbox', () => ({ submit: jest.fn() }));

const sent = jest.mocked(submit);
const pdf = `data:application/pdf;base64,${btoa('%PDF-1.7')}`;

beforeEach(() => sent.mockReset().mockResolvedValue(undefined));

describe('the payload', () => {
  it('of the contact page holds FirstName, BusinessEmail, Message, Budget', async () => {
    await openAndSend('contact');
    expect(sent.mock.calls).toEqual([
      [
        'contact',
        {
          FirstName: 'Lea Meier',
          BusinessEmail: 'lea.meier@halvia.test',
          Message: 'We build an app for dialysis at home.',
          Budget: '',
        },
        { trapped: false },
      ],
    ]);
  });

  // Specification 24.13, 25.13
  it('holds the English text of the budget, read in German', async () => {
    for (const [index, budget] of budgets.entries()) {
      const { fill, field, user, unmount, send } = openForm('contact', 'de');
      await fill();
      const option = field('budget').querySelectorAll('option')[index + 1];
      expect(option).not.toHaveTextContent(budget);
      await user.selectOptions(field('budget'), option ?? '');
      await send();
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(index + 1));
      expect(sent.mock.lastCall?.[1]).toHaveProperty('Budget', budget);
      unmount();
    }
  });

  // Specification 25.7, 25.11
  it('of an application: the position of the page, files as data URLs', async () => {
    const position = 'Digital Marketing Engineer';
    const { type, fill, user, files, listed, send } = openForm(position, 'de');
    await fill();
    await type('about', 'Seit drei Jahren.');
    await user.upload(files(), [cv('zeugnis.docx', ''), cv('foto.JPG', 'image/jpeg')]);
    await waitFor(() => expect(listed()).toHaveLength(3));
    await send();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    const payload = {
      FirstName: 'Lea',
      LastName: 'Meier',
      BusinessEmail: 'lea.meier@halvia.test',
      Phone: '+41 44 000 00 00',
      Message: 'Seit drei Jahren.',
      Position: position,
      File: [
        pdf,
        pdf.replace('pdf', 'vnd.openxmlformats-officedocument.wordprocessingml.document'),
        pdf.replace('application/pdf', 'image/jpeg'),
      ],
    };
    expect(sent.mock.lastCall).toEqual(['application', payload, { trapped: false }]);
    expect(payloads.application.safeParse(payload).success).toBe(true);
  });

  it('holds the phone number as prefix, one space, number, whatever surrounds them in the fields', async () => {
    const { type, fill, send } = openForm('Cyber Security Engineer');
    await fill('prefix', 'number');
    await type('prefix', ' +383 ');
    await type('number', ' 38 000 000 ');
    await send();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.lastCall?.[1]).toHaveProperty('Phone', '+383 38 000 000');
  });

  it('reports separately whether the honeypot was filled in', async () => {
    const { container, fill, send } = openForm('contact');
    await fill();
    const trap = container.querySelector<HTMLInputElement>('[aria-hidden] input');
    if (trap) trap.value = 'https://spam.test';
    await send();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.lastCall?.[2]).toEqual({ trapped: true });
    expect(Object.keys(sent.mock.lastCall?.[1] ?? {})).not.toContain('website');
    await waitFor(() => expect(trap).toHaveValue(''));
  });
});
