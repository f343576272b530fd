/** The page of dedicated teams. Words: `dedicatedTeams:*` by the same ids. */

/** The five skill groups, in the order shown; each has one portrait, in colour while the group is open. */
export const skillGroups = [
  { id: 'frontend', face: 'awet' },
  { id: 'backend', face: 'shpresa' },
  { id: 'mobile', face: 'beat' },
  { id: 'automation', face: 'samira' },
  { id: 'security', face: 'drilon' },
] as const;

/** The six steps to a team, with the week of each. */
export const teamSteps = [
  { id: 'talk', week: 0 },
  { id: 'profiles', week: 1 },
  { id: 'proposal', week: 2 },
  { id: 'choice', week: 3 },
  { id: 'access', week: 5 },
  { id: 'release', week: 8 },
] as const;

/** The two success stories: projects whose teams stayed. Team sizes as in the case studies. */
export const successStories = [
  { id: 'wedere', to: 'caseWedere', picture: 'wedere-square' },
  { id: 'captire', to: 'caseCaptire', picture: 'captire-square' },
] as const;
