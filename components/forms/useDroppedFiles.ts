import { type RefObject, useEffect } from 'react';

/**
 * Accepts files dropped anywhere in the form as in its file input. Files dropped elsewhere are ignored: browsers would open
 * them in place of the page, and the text typed would be lost.
 */
export function useDroppedFiles(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const take = (event: DragEvent) => {
      const field = input.current;
      const isHidden = field?.closest('[hidden]');
      if (!field || isHidden || event.target === field || !event.dataTransfer?.types.includes('Files'))
        return;
      event.preventDefault();
      const isInForm = event.target instanceof Node && field.form?.contains(event.target);
      if (event.type !== 'drop' || !isInForm || field.closest('[inert]')) return;
      field.files = event.dataTransfer.files;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    };
    window.addEventListener('dragover', take);
    window.addEventListener('drop', take);
    return () => {
      window.removeEventListener('dragover', take);
      window.removeEventListener('drop', take);
    };
  }, [input]);
}
