/** The two team cards of the home page. Texts: `home:teams.<id>`; portraits: `public/images/people/`. */
export const teamCards = [
  {
    id: 'innovation',
    route: 'productInnovation',
    tone: 'trail',
    faces: ['mirjam', 'reto', 'livia', 'jonas'],
  },
  {
    id: 'dedicated',
    route: 'dedicatedTeams',
    tone: 'spruce',
    faces: ['dardan', 'arta', 'flamur', 'besa'],
  },
] as const;
