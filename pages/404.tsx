import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/NotFound';
export const getStaticProps = translated('notFound');
