import { policyOf } from './admin/policy';
import { configOf } from './config';

/** Where a repository may be, and which hosts the editor then asks. */
export const services: Readonly<
  Record<string, { readonly asks: readonly string[]; readonly shows: readonly string[] }>
> = {
  github: {
    asks: ['https://api.github.com', 'https://raw.githubusercontent.com', 'https://www.githubstatus.com'],
    shows: ['https://avatars.githubusercontent.com'],
  },
  gitlab: {
    asks: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
    shows: ['https://secure.gravatar.com'],
  },
};

/**
 * The same forms for a repository on another host. An editor signs in with a token of their own, so no further service
 * learns of it.
 *
 * @param root the repository here, from which the forms are made
 * @param service of `services`
 * @param repository such as `owner/repository`
 */
export function hostedEditor(root: string, service: string, repository: string, branch: string) {
  const { asks = [], shows = [] } = services[service] ?? {};
  return {
    config: {
      ...configOf(root, { name: service, repo: repository, branch, auth_methods: ['token'] }),
      // There is no `next dev` that would show the page.
      editor: { preview: false },
    },
    policy: policyOf(asks, [], shows),
  };
}
