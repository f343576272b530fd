import type { CustomTypeOptions } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';

interface Props {
  /** As the component, class or group of tokens is called in the code. */
  of: keyof CustomTypeOptions['resources']['showcase']['uses'];
  children: ReactNode;
}

/** A part of the design system: its name, when to use it, and how it looks. */
export function Specimen({ of, children }: Props) {
  const { t } = useTranslation('showcase');
  return (
    <div>
      <h3 className="type-4">{of}</h3>
      <p className="lead">{t(`uses.${of}`)}</p>
      {children}
    </div>
  );
}
