import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/CaseCaptire';
export const getStaticProps = translated('caseCaptire');
