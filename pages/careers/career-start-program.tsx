import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/CareerStart';
export const getStaticProps = translated('careerStart');
