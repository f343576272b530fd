import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type showcase from '@/public/locales/en/showcase.json';

interface Props {
  /** As the component, class or group of tokens is called in the code. */
  of: keyof typeof showcase.uses;
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
