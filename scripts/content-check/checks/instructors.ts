import { isRecord } from '@/lib/isRecord';
import type { Check, Content } from '../types';

const FILE = 'content/instructors.ts';

/** Every instructor has a name and a photo, and a link to them leads to a page. */
export const checkInstructors: Check = (content) => {
  const { instructors } = content;
  if (!isRecord(instructors)) return [`${FILE}: instructors: must be given as object`];
  return Object.entries(instructors).flatMap(([id, instructor]) =>
    problemsOf(id, isRecord(instructor) ? instructor : {}, content).map(
      (problem) => `${FILE}: ${id}.${problem}`,
    ),
  );
};

function problemsOf(id: string, { name, page }: Record<string, unknown>, content: Content): string[] {
  const photo = `public/images/people/${id}.svg`;
  return [
    ...(typeof name === 'string' && name.trim() !== '' ? [] : ['name: is missing; write it']),
    ...(page === undefined || content.routes.some((route) => route.id === page)
      ? []
      : [`page: leads to ${String(page)}, which is no route; correct it or remove it`]),
    ...(content.imageFiles.has(photo) ? [] : [`photo: ${photo} is missing; run "npm run art"`]),
  ];
}
