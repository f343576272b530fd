/** The teams that write articles; their names are in `blog:teams.<id>`. The badges: specification 22.19. */
export const authorTeams = {
  cyberSecurity: { initials: 'CS', tone: 'spruce' },
  operations: { initials: 'OP', tone: 'ice' },
  humanResources: { initials: 'HR', tone: 'trail' },
  qualityAssurance: { initials: 'QA', tone: 'ice' },
  design: { initials: 'DE', tone: 'trail' },
} as const;

export type AuthorTeamId = keyof typeof authorTeams;
