import { trapName } from './useLazyForm';

/**
 * A honeypot field that only bots fill in. People cannot see it, reach it or hear it, and password managers are asked to
 * ignore it. A submission that fills it in is quarantined, not lost (specification 25.16, 27.9).
 */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input
        name={trapName}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
      />
    </div>
  );
}
