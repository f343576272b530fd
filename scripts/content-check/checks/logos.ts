import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wrongLogo } from '@/lib/logos/clean';
import type { Check, Content } from '../content';

/** Clients' logos are shapes alone, as the editor makes them; a hosted editor stores what it gets. */
export const checkLogos: Check = ({ facts, images }) =>
  facts.clients
    .map(({ logo }) => `public${logo}`)
    .filter((file) => images.has(file))
    .flatMap((file) => {
      const problem = wrongLogo(readFileSync(join(process.cwd(), file), 'utf8'));
      return problem ? [`${file}: ${problem}, or drop it into the editor ("npm run edit")`] : [];
    });

/** Added logos and profiles that no page shows yet, as hints. */
export const unusedHints = ({
  facts: { clients, instructors, programmes },
  images,
}: Content): readonly string[] => [
  ...[...images]
    .filter((file) => file.startsWith('public/images/clients/'))
    .filter((file) => !clients.some(({ logo }) => file === `public${logo}`))
    .map((file) => `${file}: no client has this logo; choose it in content/clients.json, or remove it`),
  ...instructors
    .filter(
      ({ id, profile }) => profile && !Object.values(programmes).some(({ instructor }) => instructor === id),
    )
    .map(
      ({ id }) =>
        `content/instructors.json: ${id}.profile: no programme names this person, so no page links to the profile; choose the instructor in content/programmes.json`,
    ),
];
