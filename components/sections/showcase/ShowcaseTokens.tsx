import type { Tokens } from '@/lib/designTokens.mjs';
import { Part, Specimen } from './Part';
import styles from './Showcase.module.css';

const spaces = /^([sf]-\d+|section|margin|gutter)$/;

/** The tokens of styles/tokens.css: colours, spaces and motion; ShowcaseType has the type tokens. */
export function ShowcaseTokens({ light, dark }: Tokens) {
  const names = Object.keys(light);
  return (
    <Part of="tokens">
      <Specimen of="colours" code="color: var(--c-text-2);">
        <ul className={styles.colours}>
          {names
            .filter((name) => name.startsWith('c-'))
            .map((name) => (
              <li key={name}>
                <svg width="100%" height="64" aria-hidden="true">
                  <rect width="50%" height="64" fill={light[name]} />
                  <rect x="50%" width="50%" height="64" fill={dark[name]} />
                </svg>
                <code className="small">{`--${name}`}</code>
              </li>
            ))}
        </ul>
      </Specimen>
      <Specimen of="space" code="padding-block: var(--s-4) var(--f-2);">
        <ul className={styles.spaces}>
          {names
            .filter((name) => spaces.test(name))
            .map((name) => (
              <li key={name}>
                <code className="small">{`--${name}`}</code>
                <svg width="100%" height="12" aria-hidden="true">
                  <line x2="100%" y1="6" y2="6" strokeDasharray={`var(--${name}) 9999`} />
                </svg>
              </li>
            ))}
        </ul>
      </Specimen>
      <Specimen of="motion" code="transition: color var(--d-1) var(--e-out);">
        <ul className={styles.spaces}>
          {names
            .filter((name) => /^[de]-/.test(name))
            .map((name) => (
              <li key={name}>
                <code className="small">{`--${name}`}</code>
                {light[name]}
              </li>
            ))}
        </ul>
      </Specimen>
    </Part>
  );
}
