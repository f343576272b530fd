import type { RouteId } from './routes';

/**
 * The teams that write articles; their names are in `blog:teams.<id>`. The badges: specification 22.19. Their articles end
 * with a link to their work, `blog:work.<id>`.
 */
interface AuthorTeam {
  readonly initials: string;
  readonly tone: 'spruce' | 'ice' | 'trail';
  readonly to: RouteId;
  /** An anchor on that page. */
  readonly hash?: string;
}

const teams = {
  cyberSecurity: { initials: 'CS', tone: 'spruce', to: 'services', hash: 'cyber-security' },
  operations: { initials: 'OP', tone: 'ice', to: 'services' },
  humanResources: { initials: 'HR', tone: 'trail', to: 'careers' },
  qualityAssurance: { initials: 'QA', tone: 'ice', to: 'services', hash: 'testing' },
  design: { initials: 'DE', tone: 'trail', to: 'services', hash: 'design' },
} as const satisfies Record<string, AuthorTeam>;

export type AuthorTeamId = keyof typeof teams;

export const authorTeams: Readonly<Record<AuthorTeamId, AuthorTeam>> = teams;
