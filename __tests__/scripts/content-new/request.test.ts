/** @jest-environment node */
import { readRequest } from '@/scripts/content-new/request';

const problemsOf = (command: string) => {
  const request = readRequest(command.split(' ').filter((word) => word !== ''));
  return 'problems' in request ? request.problems : [];
};
const programme = 'programme data start=2027-03-01 deadline=2027-02-15 instructor=agon enrolled=4';

test('a complete request is accepted', () => {
  expect(problemsOf('photo hill focusX=20')).toEqual([]);
  expect(problemsOf('photo img_0815')).toEqual([]);
  expect(problemsOf('job java-developer places=zurich,pristina')).toEqual([]);
  expect(problemsOf(programme)).toEqual([]);
});

test.each([
  [
    'photo hill focusX=left',
    'focusX=left: must be a number from 0 (left) to 100 (right); give the focal point, from 0 (left) to 100 (right)',
  ],
  ['job', 'Give it an id: lower-case words joined by hyphens, such as npm run content:new job data-engineer'],
  [
    'job My_Post',
    '"My_Post" cannot be an id: lower-case words joined by hyphens, such as npm run content:new job data-engineer',
  ],
  ['photo hill slug=x', '"slug" is unknown here; write focusX=… focusY=…'],
  [
    'job data-engineer',
    'places=… is missing: where the work is done: pristina, zurich or both as pristina,zurich',
  ],
  [
    programme.replace('start=2027-03-01', 'start=1.3.2027'),
    'start=1.3.2027: must be a day of the calendar, written as 2024-12-01; give its first day, such as 2027-03-01',
  ],
  [
    'job a places=berlin',
    'places=berlin: must be an office of content/company.json; give where the work is done: pristina, zurich or both as pristina,zurich',
  ],
  [
    programme.replace('enrolled=4', 'enrolled=some'),
    'enrolled=some: is not what is asked for; give how many people take part, such as 4',
  ],
  [
    programme.replace('deadline=2027-02-15', 'deadline=2027-04-01'),
    'deadline=2027-04-01: must not be after start; give the last day for applications, such as 2027-02-15',
  ],
])('%s: one clear sentence', (command, sentence) => {
  expect(problemsOf(command)).toEqual([sentence]);
});

test.each([
  ['', 'Say what to add: npm run content:new photo|job|programme <id>'],
  ['video my-clip', '"video" is nothing that can be added: npm run content:new photo|job|programme <id>'],
  [
    'constructor x',
    '"constructor" is nothing that can be added: npm run content:new photo|job|programme <id>',
  ],
])('%j: one sentence, and the fields of each kind', (command, sentence) => {
  const [first, ...help] = problemsOf(command);
  expect(first).toBe(sentence);
  expect(help.join('\n')).toContain(
    'photo: the description of a photo in content/photos/\n  focusX=…  the focal point',
  );
});
