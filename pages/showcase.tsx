import { translated } from '@/lib/i18n/static';

export { default } from '@/components/screens/Showcase';
export const getStaticProps = translated('showcase');
