import { trapName } from './useLateForm';

/**
 * A field that only a program finds: people can neither see nor reach it, nor
 * hear of it, and password managers are told to leave it alone. What is sent
 * with it filled in is set aside, not lost (specification 25.16, 27.9).
 */
export function Trap() {
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
