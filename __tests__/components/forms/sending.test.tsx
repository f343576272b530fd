import { act, screen, waitFor } from '@testing-library/react';
import { budgets } from '@/content/budgets';
import { locales } from '@/content/locales';
import { payloads } from '@/lib/forms/schemas';
import { submit } from '@/lib/outbox';
import { cv, everyForm, openForm, positions } from './support/forms';

/** Specification, sections 4, 7 and 8: what a form sends, and what the visitor sees of it. */

jest.mock('@/lib/outbox', () => ({ submit: jest.fn() }));

// `react-hook-form` itself, but for a note of every form's state that is made.
const drafts: { getValues: (name: string) => unknown }[] = [];
jest.mock('react-hook-form', () => {
  const original = jest.requireActual<typeof import('react-hook-form')>('react-hook-form');
  return {
    ...original,
    createFormControl: (options: Parameters<typeof original.createFormControl>[0]) => {
      const draft = original.createFormControl(options);
      drafts.push(draft);
      return draft;
    },
  };
});

const sent = jest.mocked(submit);
const pdf = `data:application/pdf;base64,${btoa('%PDF-1.7')}`;

beforeEach(() => {
  drafts.length = 0;
  sent.mockReset().mockResolvedValue(undefined);
});

afterEach(() => jest.useRealTimers());

async function openAndSend(...[form, locale]: Parameters<typeof openForm>) {
  const opened = openForm(form, locale);
  await opened.fill();
  await waitFor(() => expect(opened.button()).toBeEnabled());
  await opened.user.click(opened.button());
  await waitFor(() => expect(opened.thanks()).not.toBeEmptyDOMElement());
  return opened;
}

describe('the payload', () => {
  it('of the contact page: FirstName, BusinessEmail, Message, Budget', async () => {
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

  it.each(locales)('holds the English text of the budget, read in %s', async (locale) => {
    for (const [index, budget] of budgets.entries()) {
      const { fill, field, user, button, unmount } = openForm('contact', locale);
      await fill();
      const option = field('budget').querySelectorAll('option')[index + 1];
      expect(option).toHaveTextContent(locale === 'en' ? budget : /^\D*[\d’]+\D*/);
      await user.selectOptions(field('budget'), option ?? '');
      await waitFor(() => expect(button()).toBeEnabled());
      await user.click(button());
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(index + 1));
      expect(sent.mock.lastCall?.[1]).toHaveProperty('Budget', budget);
      unmount();
    }
  });

  it('of the short form: Email, Message', async () => {
    await openAndSend('short');
    const payload = { Email: 'lea.meier@halvia.test', Message: 'We build an app for dialysis at home.' };
    expect(sent.mock.calls).toEqual([['short', payload, { trapped: false }]]);
  });

  it.each(positions)('of an application to the position %s', async (position) => {
    const { type, fill, user, button, files, listed } = openForm(position, 'de');
    await fill();
    await type('about', 'Seit drei Jahren.');
    await user.upload(files(), [cv('zeugnis.docx', ''), cv('foto.JPG', 'image/jpeg')]);
    await waitFor(() => expect(listed()).toHaveLength(3));
    await waitFor(() => expect(button()).toBeEnabled());
    await user.click(button());
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    const payload = {
      FirstName: 'Lea Meier',
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

  it('holds the phone number as prefix, one space, number, whatever is typed around them', async () => {
    const { type, fill, user, button } = openForm('Cyber Security Engineer');
    await fill('prefix', 'number');
    await type('prefix', ' +383 ');
    await type('number', ' 38 000 000 ');
    await waitFor(() => expect(button()).toBeEnabled());
    await user.click(button());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.lastCall?.[1]).toHaveProperty('Phone', '+383 38 000 000');
  });

  it('says beside itself whether the field that people cannot see was filled in', async () => {
    const { container, fill, user, button } = openForm('contact');
    await fill();
    const trap = container.querySelector<HTMLInputElement>('[aria-hidden] input');
    if (trap) trap.value = 'https://spam.test';
    await waitFor(() => expect(button()).toBeEnabled());
    await user.click(button());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.lastCall?.[2]).toEqual({ trapped: true });
    expect(Object.keys(sent.mock.lastCall?.[1] ?? {})).not.toContain('website');
    await waitFor(() => expect(trap).toHaveValue(''));
  });
});

describe.each(everyForm)('%s: on send', (form) => {
  it('everything clears at once, and no error shows', async () => {
    const { element, button, listed } = await openAndSend(form);
    for (const control of element().querySelectorAll('input, textarea, select'))
      expect(control).toHaveValue('');
    expect(listed()).toEqual([]);
    expect(element().querySelector('[aria-invalid]')).toBeNull();
    expect(button()).toBeDisabled();
    await act(() => Promise.resolve());
    expect(element().querySelector('[aria-invalid]')).toBeNull();
  });

  it('it can be filled in and sent again', async () => {
    const { fill, button, user } = await openAndSend(form);
    await fill();
    await waitFor(() => expect(button()).toBeEnabled());
    await user.click(button());
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(sent.mock.calls[1]).toEqual(sent.mock.calls[0]);
  });

  it('the focus goes to the thank-you, whose place is there from the start', async () => {
    const { thanks, fill, button, user } = openForm(form);
    const place = thanks();
    expect(place).toBeEmptyDOMElement();
    await fill();
    await waitFor(() => expect(button()).toBeEnabled());
    await user.click(button());
    await waitFor(() => expect(thanks()).not.toBeEmptyDOMElement());
    expect(thanks()).toBe(place);
    expect(place).toHaveFocus();
  });

  it('Enter in a field sends, too; and a double click sends once', async () => {
    const { fill, button, user, field } = openForm(form);
    await fill();
    await waitFor(() => expect(button()).toBeEnabled());
    await user.dblClick(button());
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await fill();
    await waitFor(() => expect(button()).toBeEnabled());
    await user.type(field('email'), '{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  });
});

describe.each(locales)('the thank-you in %s', (locale) => {
  const keys = [
    ['contact', 'THANKS_FOR_CONTACTING'],
    ['short', 'SUCCESSFULLY_SENT'],
    ...positions.map((position) => [position, 'THANKS_FOR_APPLICATION'] as const),
  ] as const;

  it.each(keys)('of the form %s is %s, for 7,000 ms', async (form, key) => {
    jest.useFakeTimers();
    const { thanks, t } = await openAndSend(form, locale);
    expect(thanks()).toHaveTextContent(t(key));
    act(() => jest.advanceTimersByTime(6999));
    expect(thanks()).toHaveTextContent(t(key));
    act(() => jest.advanceTimersByTime(1));
    expect(thanks()).toBeEmptyDOMElement();
  });
});

test('sent again meanwhile, the 7,000 ms start anew', async () => {
  jest.useFakeTimers();
  const { thanks, fill, button, user } = await openAndSend('short');
  const first = thanks().firstChild;
  act(() => jest.advanceTimersByTime(5000));
  await fill();
  await waitFor(() => expect(button()).toBeEnabled());
  await user.click(button());
  await waitFor(() => expect(thanks().firstChild).not.toBe(first));
  expect(sent).toHaveBeenCalledTimes(2);
  act(() => jest.advanceTimersByTime(6000));
  expect(thanks()).not.toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1100)); // waiting has taken a moment
  expect(thanks()).toBeEmptyDOMElement();
});

test.each(positions)('%s: what the files are set to after sending', async (position) => {
  await openAndSend(position);
  expect(drafts.at(-1)?.getValues('File')).toEqual(position === 'Cyber Security Engineer' ? null : []);
});

test('the words stay until the submission is safe', async () => {
  let safe = () => {};
  sent.mockReturnValue(
    new Promise((resolve) => {
      safe = resolve;
    }),
  );
  const { fill, button, user, field, thanks } = openForm('contact');
  await fill();
  await waitFor(() => expect(button()).toBeEnabled());
  await user.click(button());
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(field('message')).toHaveValue('We build an app for dialysis at home.');
  expect(field('message').closest('[inert]')).not.toBeNull();
  expect(button()).toBeDisabled();
  expect(thanks()).toBeEmptyDOMElement();
  safe();
  await waitFor(() => expect(field('message')).toHaveValue(''));
  expect(field('message').closest('[inert]')).toBeNull();
});

test('if it could not be kept, the words stay, and only the console hears of it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  sent.mockRejectedValue(new Error('no disk'));
  const { fill, button, user, field, element } = openForm('contact');
  await fill();
  await waitFor(() => expect(button()).toBeEnabled());
  await user.click(button());
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(field('message')).toHaveValue('We build an app for dialysis at home.');
  await waitFor(() => expect(button()).toBeEnabled());
  expect(element().querySelector('[aria-invalid]')).toBeNull();
  logged.mockRestore();
});

test('people neither see nor reach the trap', async () => {
  const { container, element } = openForm('contact');
  const trap = container.querySelector('[aria-hidden] input');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(screen.queryAllByRole('textbox')).not.toContain(trap);
  expect(element()).toContainElement(trap as HTMLElement); // an input is one
});
