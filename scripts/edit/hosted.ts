import { policyOf } from './admin/policy';
import { configsOf } from './config';

/** Supported repository hosts, and the origins that the editor then contacts. */
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
 * The same forms for a repository on another host. Editors sign in with their own token, so no further
 * service sees it.
 *
 * @param root the local repository, from which the forms are made
 * @param service of `services`
 * @param repository such as `owner/repository`
 */
export function hostedEditor(root: string, service: string, repository: string, branch: string) {
  const { asks = [], shows = [] } = services[service] ?? {};
  return {
    configs: configsOf(
      root,
      { name: service, repo: repository, branch, auth_methods: ['token'] },
      {
        // There is no `next dev` to show the page; the host's preview of the branch does.
        editor: { preview: false },
        show_preview_links: true,
        // CI checks a change before it is on the site.
        publish_mode: 'editorial_workflow',
      },
    ),
    policy: policyOf(asks, [], shows),
  };
}
