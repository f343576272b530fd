interface Props {
  network: 'facebook' | 'linkedin';
}

const size = 36;

const signs = {
  facebook:
    'M20.6 29V18.9h3.4l.5-4h-3.9v-2.5c0-1.1.3-1.9 2-1.9h2V7a27 27 0 0 0-3-.2c-3 0-5 1.8-5 5.2v2.9h-3.3v4h3.3V29z',
  linkedin:
    'M9 14.5h4.1V28H9zM11 7.7a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8m4.6 6.8h4v1.9h.1c.5-1 1.9-2.2 3.9-2.2 4.2 0 5 2.7 5 6.3V28h-4.2v-6.6c0-1.6 0-3.6-2.2-3.6s-2.5 1.7-2.5 3.5V28h-4.1z',
} as const;

/**
 * The logo of a network, 36 pixels square (specification 22.8), quieter than its surroundings. Its link or button has the
 * name.
 */
export function ShareIcon({ network }: Props) {
  return (
    <svg viewBox="0 0 36 36" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={signs[network]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
